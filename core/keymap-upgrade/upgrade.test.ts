import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findKeyCode, keyCodes } from '#core/firmware';
import {
  renamedBehaviors,
  renamedHeaders,
  renamedKeyCodes,
  renamedNodes,
  renamedUsagePages,
} from '#core/firmware/old-names';
import { applyChanges, rules, upgradeKeymap } from './index.ts';

const folder = path.join(import.meta.dirname, 'fixtures');

/** All changes, notes, and problems in source order. */
function report(text: string): string {
  const { changes, notes, problems, lines } = upgradeKeymap(text);
  const entries = [
    ...changes.map((change) => ({
      from: change.replacements[0].from,
      line: `${change.rule}: ${change.before} → ${change.after}\n    ${change.reason}`,
    })),
    ...notes.map(({ from, rule, message }) => ({ from, line: `note, ${rule}: ${message}` })),
    ...problems.map(({ from, code, message }) => ({ from, line: `problem, ${code}: ${message}` })),
  ];
  const place = (from: number) => `${lines.placeOf(from).line}:${lines.placeOf(from).column}`;
  return entries
    .sort((a, b) => a.from - b.from)
    .map(({ from, line }) => `${place(from)} ${line}\n`)
    .join('');
}

// `npx vitest run core/keymap-upgrade -u` updates the expected files. Check the diff before you commit it.
describe('fixtures', () => {
  it.each(fs.readdirSync(folder))('%s', async (name) => {
    const before = fs.readFileSync(path.join(folder, name, 'before.keymap'), 'utf8');
    await expect(upgradeKeymap(before).text).toMatchFileSnapshot(path.join(folder, name, 'after.keymap'));
    await expect(report(before)).toMatchFileSnapshot(path.join(folder, name, 'report.txt'));
  });
});

const keymap = (bindings: string) =>
  `/ { keymap { compatible = "zmk,keymap"; base { bindings = <${bindings}>; }; }; };`;
const upgraded = (text: string) => upgradeKeymap(text).text;

describe('every row of the tables', () => {
  it.each([...renamedKeyCodes])('&kp %s becomes &kp %s', (old, now) => {
    expect(upgraded(keymap(`&kp ${old} &kp LS(${old})`))).toBe(keymap(`&kp ${now} &kp LS(${now})`));
  });

  it.each([...renamedBehaviors])('&%s becomes $label', (old, { label }) => {
    expect(upgraded(keymap(`&${old} A`))).toBe(keymap(`&${label} A`));
  });

  it.each([...renamedUsagePages])('the usage page %s becomes %s', (old, now) => {
    const text = (page: string) =>
      `/ { r { continue-list = <ZMK_HID_USAGE(${page}, 4)>; usage-pages = <${page}>; }; };`;
    expect(upgraded(text(old))).toBe(text(now));
  });

  it.each([...renamedNodes])('%s becomes %s', (old, now) => {
    const [, parent, name] = old.split('/');
    expect(upgraded(`/ { ${parent} { l: ${name} { }; }; };`)).toBe(`/ { ${parent} { l: ${now} { }; }; };`);
  });

  it.each([...renamedHeaders])('#include <%s> becomes $path', (old, { path: now }) => {
    expect(upgraded(`#include <${old}>\n#include "${old}"\n`)).toBe(`#include <${now}>\n#include "${now}"\n`);
  });

  it.each(keyCodes.flatMap(({ deprecatedNames, name }) => deprecatedNames.map((old) => [old, name] as const)))(
    'the deprecated name %s of %s has a row',
    (old, name) => {
      expect(findKeyCode(renamedKeyCodes.get(old) ?? '')?.name).toBe(name);
    },
  );

  it.each([...renamedKeyCodes])('the new name of %s, %s, is not outdated itself', (_, now) => {
    expect(renamedKeyCodes.has(now)).toBe(false);
  });
});

describe('rules', () => {
  it('have unique ids and a docs page', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { docs } of rules) expect(docs).toMatch(/^\/docs\//);
  });

  it('are all listed in README.md', () => {
    const spec = fs.readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
    for (const { id } of rules) expect(spec).toContain(`\`${id}\``);
  });
});

describe('a removed key code', () => {
  it('gets a note if there is something unreadable between it and its behavior', () => {
    const text = 'LS( &cp \0 KSPC';
    const once = upgradeKeymap(text);
    expect(once.notes.map(({ rule }) => rule)).toContain('removed-key-code');
    expect(upgradeKeymap(once.text).text).toBe(once.text);
  });
});

describe('line endings', () => {
  it('stay CR LF, and a removed line takes its line ending with it', () => {
    const text =
      '/ {\r\n  a: a {\r\n    label = "A";\r\n    x;\r\n  };\r\n};\r\n&left_encoder { resolution = <4>; };\r\n';
    const result = upgraded(text);
    expect(result).toContain('  a: a {\r\n    x;\r\n');
    expect(result.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('are added before an appended node if the last line has none', () => {
    expect(upgraded('&encoder { resolution = <4>; }; // end')).toMatch(/\/\/ end\n\n&sensors \{/);
  });
});

describe('a selection of changes', () => {
  it('can be applied without changing anything else', () => {
    const text = keymap('&kp NUM_1 &kp NUM_2 &reset');
    const { changes } = upgradeKeymap(text);
    expect(
      applyChanges(
        text,
        changes.filter(({ before }) => before !== 'NUM_2'),
      ),
    ).toBe(keymap('&kp N1 &kp NUM_2 &sys_reset'));
    expect(applyChanges(text, [])).toBe(text);
  });
});
