import { expect, it } from 'vitest';
import { inlineIncludes } from './index.ts';

it('puts included files in place, each once, and leaves other includes alone', () => {
  const files = new Map([
    ['corne.keymap', '#include <behaviors.dtsi>\n#include "parts/combos.dtsi" // mine\n#include "keys.h"\n/ { };'],
    ['combos.dtsi', '#include "keys.h"\nCOMBOS\n#include "corne.keymap"'],
    ['keys.h', 'KEYS'],
    ['other.dtsi', 'OTHER'],
  ]);
  const { text, used } = inlineIncludes('corne.keymap', files);
  expect(text).toBe('#include <behaviors.dtsi>\nKEYS\nCOMBOS\n\n\n/ { };');
  expect([...used]).toEqual(['corne.keymap', 'combos.dtsi', 'keys.h']);
});

it('leaves includes of the firmware alone, even if there is a file with the same name', () => {
  const files = new Map([
    ['corne.keymap', '#include <behaviors.dtsi>\n#include <dt-bindings/zmk/keys.h>\n#include "behaviors.dtsi"'],
    ['behaviors.dtsi', 'OWN BEHAVIORS'],
    ['keys.h', 'OWN KEYS'],
  ]);
  expect(inlineIncludes('corne.keymap', files).text).toBe(
    '#include <behaviors.dtsi>\n#include <dt-bindings/zmk/keys.h>\nOWN BEHAVIORS',
  );
});
