import { generatedLayouts } from './data.ts';
import { usMac } from './usMac.ts';
import type { HostLayout } from './types.ts';

/** Every layout a reader can choose, in the order of the menu. */
export const hostLayouts: readonly HostLayout[] = [
  ...generatedLayouts.slice(0, 2),
  usMac,
  ...generatedLayouts.slice(2),
];

export const findHostLayout = (id: string): HostLayout | undefined => hostLayouts.find((layout) => layout.id === id);

/** The layout most likely used by readers of these languages (BCP 47, preferred first). */
export function guessHostLayout(languages: readonly string[]): HostLayout {
  for (const language of languages) {
    const candidates = [language, language.replace(/-.*$/, '')];
    for (const candidate of candidates) {
      const found = hostLayouts.find((layout) => layout.languages.includes(candidate));
      if (found) return found;
    }
  }
  return generatedLayouts[0] as HostLayout;
}
