export interface RenamedHeader {
  readonly path: string;
  readonly reason: string;
  readonly docs: string;
}

/** Renamed headers. The key is the old path without quotes or brackets. Each row is tested. */
export const renamedHeaders: ReadonlyMap<string, RenamedHeader> = new Map([
  [
    'dt-bindings/zmk/matrix-transform.h',
    {
      path: 'dt-bindings/zmk/matrix_transform.h',
      reason:
        'The header matrix-transform.h has been called matrix_transform.h since December 2020. The old one only warns and includes the new one.',
      docs: '/docs/config/layout#matrix-transform',
    },
  ],
  [
    'dt-bindings/zmk/mouse.h',
    {
      path: 'dt-bindings/zmk/pointing.h',
      reason:
        'The header mouse.h has been called pointing.h since December 2024. The old one only includes the new one.',
      docs: '/docs/keymaps/behaviors/mouse-emulation',
    },
  ],
]);
