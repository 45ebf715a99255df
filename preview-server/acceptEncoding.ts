export type Encoding = 'br' | 'gzip';

/** Which of our encodings a client accepts, best first. `br;q=0` excludes Brotli, and `*` means all that aren't listed. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = new Map(
    (header ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find((q) => q !== undefined);
      return [name.trim(), weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const accepts = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).filter(accepts);
}
