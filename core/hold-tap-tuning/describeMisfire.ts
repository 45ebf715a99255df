import type { KeymapDrawing } from '#core/keymap-drawing';
import { describeReason } from '#core/simulator';
import type { Misfire, HoldTapSettings } from './types.ts';

/** Says what a key did instead of what was meant, and why: "GUI instead of A: you held it for 200 ms". */
export function describeMisfire(
  { position, meant, cause }: Misfire,
  { layers }: Pick<KeymapDrawing, 'layers'>,
  settings: HoldTapSettings,
): string {
  const { tap = '', hold = '' } = layers[0]?.legends[position] ?? {};
  const [wanted, other] = meant === 'tap' ? [tap, hold] : [hold, tap];
  const got = (what: string, why: string): string => `${what || 'nothing'} instead of ${wanted}: ${why}`;
  switch (cause.kind) {
    case 'hold-tap':
      return got(other, describeReason(cause.reason, settings));
    case 'layer': {
      const layer = layers[cause.layer];
      return got(
        layer?.legends[position]?.tap ?? '',
        `layer ${layer?.name.replace('Layer ', '') ?? cause.layer} was on`,
      );
    }
    case 'combo':
      return got(`the combo ${cause.name}`, 'you pressed its keys at the same time');
    case 'late':
      return `${wanted} came too late: the firmware was still busy with earlier keys when you pressed it again`;
  }
}
