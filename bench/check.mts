/** `npm run bench:check`: how long it takes to check a keymap, a folder, and a build log. */
import { readLog } from '#core/build-log';
import { checkKeymap } from '#core/keymap-check';
import { upgradeKeymap } from '#core/keymap-upgrade';

const row = '&kp TAB &kp Q &mt LSHFT W &lt 1 E &kp LS(LC(R)) &kp N1 &kp Y &trans &kp I &kp O &kp P &bt BT_NXT';
const layer = (name: string): string =>
  `        ${name} {\n            bindings = <\n                ${row}\n                ${row}\n            >;\n        };\n`;
const keymap = (bytes: number): string => {
  const layers = Array.from({ length: Math.ceil(bytes / layer('layer_00').length) }, (_, index) =>
    layer(`layer_${index}`),
  );
  return `#include <behaviors.dtsi>\n#include <dt-bindings/zmk/bt.h>\n/ {\n    keymap {\n        compatible = "zmk,keymap";\n${layers.join('')}    };\n};\n`;
};
const folder = new Map(Array.from({ length: 50 }, (_, index) => [`config/${index}.keymap`, keymap(6000)]));
const logLine =
  '2025-03-01T10:20:30.1234567Z [123/456] Building C object zephyr/CMakeFiles/zephyr.dir/lib/os/printk.c.obj\n';
const log = logLine.repeat(Math.ceil(5_000_000 / logLine.length));

function shortestTime(runs: number, work: () => unknown): string {
  let shortest = Infinity;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    work();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return `${shortest.toFixed(1)} ms`.padStart(10);
}

const text = keymap(30_000);
console.log(
  'check a keymap of 30 kB     ',
  shortestTime(40, () => checkKeymap('a.keymap', text)),
  '  goal: 15 including the upgrade',
);
console.log(
  'upgrade the same keymap     ',
  shortestTime(40, () => upgradeKeymap(text)),
);
console.log(
  'check a folder of 50 files  ',
  shortestTime(5, () => [...folder].map(([name, one]) => checkKeymap(name, one, { files: folder }))),
  '  goal: 300',
);
console.log(
  'read a log of 5 MB          ',
  shortestTime(3, () => readLog(log)),
  '  goal: 1000',
);
