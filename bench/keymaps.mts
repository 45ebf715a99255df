/** `npm run bench:keymaps`: how long it takes to upgrade and check keymaps, some of them hostile, and to read a build log. */
import { readLog } from '#core/build-log';
import { checkKeymap } from '#core/keymap-check';
import { upgradeKeymap } from '#core/keymap-upgrade';

const current = '&kp TAB &kp Q &mt LSHFT W &lt 1 E &kp LS(LC(R)) &kp N1 &kp Y &trans &kp I &kp O &kp P &bt BT_NXT';
const outdated = '&kp TAB &kp Q &mt LSFT W &lt 1 E &kp LS(LC(R)) &kp NUM_1 &kp Y &trans &kp I &kp O &kp P &cp M_PLAY';
const layer = (index: number, row: string): string =>
  `        layer_${index} {\n            bindings = <\n                ${row}\n                ${row}\n            >;\n        };\n`;
const keymap = (bytes: number, row: string): string => {
  const layers = Array.from({ length: Math.ceil(bytes / layer(10, row).length) }, (_, index) => layer(index, row));
  return `#include <behaviors.dtsi>\n#include <dt-bindings/zmk/bt.h>\n/ {\n    keymap {\n        compatible = "zmk,keymap";\n${layers.join('')}    };\n};\n`;
};
const small = keymap(30_000, current);
const outdatedSmall = keymap(30_000, outdated);
const outdatedLarge = keymap(1_000_000, outdated);
const folder = new Map(Array.from({ length: 50 }, (_, index) => [`config/${index}.keymap`, keymap(6000, current)]));
const logLine =
  '2025-03-01T10:20:30.1234567Z [123/456] Building C object zephyr/CMakeFiles/zephyr.dir/lib/os/printk.c.obj\n';
const log = logLine.repeat(Math.ceil(5_000_000 / logLine.length));
const deep = 10_000;
const nested = (open: string, close: string): string =>
  `/ { bindings = <&kp ${open.repeat(deep)}A${close.repeat(deep)}>; };`;

const tasks: readonly (readonly [name: string, runs: number, work: () => unknown, goalMs?: number])[] = [
  ['check a keymap of 30 kB', 40, () => checkKeymap('a.keymap', small), 15],
  [
    'check 50 files of 6 kB',
    5,
    () => [...folder].map(([name, text]) => checkKeymap(name, text, { files: folder })),
    300,
  ],
  ['read a log of 5 MB', 3, () => readLog(log), 1000],
  ['upgrade a keymap of 30 kB', 40, () => upgradeKeymap(outdatedSmall)],
  ['upgrade a keymap of 1 MB', 10, () => upgradeKeymap(outdatedLarge)],
  ['upgrade 10,000 nested nodes', 10, () => upgradeKeymap(`/ { ${'a { '.repeat(deep)}${'}; '.repeat(deep)}};`)],
  ['upgrade 10,000 open braces', 10, () => upgradeKeymap('{'.repeat(deep))],
  ['upgrade 10,000 nested parentheses', 10, () => upgradeKeymap(nested('(', ')'))],
  ['upgrade 10,000 nested modifiers', 10, () => upgradeKeymap(nested('LS(', ')'))],
];

for (const [name, runs, work, goalMs] of tasks) {
  let shortestMs = Infinity;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    work();
    shortestMs = Math.min(shortestMs, performance.now() - start);
  }
  const goal = goalMs === undefined ? '' : `  goal: ${goalMs}`;
  console.log(`${name.padEnd(36)}${shortestMs.toFixed(1).padStart(8)} ms${goal}`);
}
