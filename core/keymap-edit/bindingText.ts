/** A binding as its label and parameters: `&mt LC(LS(A)) B` has the parameters `LC(LS(A))` and `B`. */
export type BindingParts = Readonly<{ label: string; parameters: readonly string[] }>;

export function splitBinding(binding: string): BindingParts {
  const [, label = '', rest = ''] = /^&(\w+)\s*(.*)$/s.exec(binding.trim()) ?? [];
  const parameters: string[] = [];
  let depth = 0;
  for (const part of rest.match(/\(|\)|[^\s()]+|\s+/g) ?? []) {
    if (part === ')') depth--;
    if (/^\s/.test(part) && depth <= 0) parameters.push('');
    else parameters.push((parameters.pop() ?? '') + part.trim());
    if (part === '(') depth++;
  }
  return { label, parameters: parameters.filter(Boolean) };
}

export const joinBinding = ({ label, parameters }: BindingParts): string =>
  [`&${label}`, ...parameters.filter(Boolean)].join(' ');
