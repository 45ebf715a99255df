/** `npm run bench:upgrade`: how long the keymap upgrader takes for small, large, and hostile files. */
import { parse } from '#core/devicetree';
import { upgradeKeymap } from '#core/keymap-upgrade';

const row = '&kp TAB &kp Q &mt LSFT W &lt 1 E &kp LS(LC(R)) &kp NUM_1 &kp Y &trans &kp I &kp O &kp P &cp M_PLAY';
const layer = `        layer {\n            label = "Layer";\n            bindings = <\n                ${row}\n                ${row}\n            >;\n        };\n`;
const keymap = (bytes: number): string =>
  `/ {\n    keymap {\n        compatible = "zmk,keymap";\n${layer.repeat(Math.ceil(bytes / layer.length))}    };\n};\n`;
const deep = 10_000;

const inputs: readonly (readonly [name: string, text: string, runs: number])[] = [
  ['keymap of 30 kB', keymap(30_000), 200],
  ['keymap of 1 MB', keymap(1_000_000), 10],
  ['10,000 nested nodes', `/ { ${'a { '.repeat(deep)}${'}; '.repeat(deep)}};`, 10],
  ['10,000 open braces', '{'.repeat(deep), 10],
  ['10,000 nested parentheses', `/ { bindings = <&kp ${'('.repeat(deep)}A${')'.repeat(deep)}>; };`, 10],
  ['10,000 nested modifiers', `/ { bindings = <&kp ${'LS('.repeat(deep)}A${')'.repeat(deep)}>; };`, 10],
];

function best(runs: number, work: () => unknown): number {
  let fastest = Infinity;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    work();
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest;
}

console.log('Best time in ms'.padEnd(30), 'parse'.padStart(9), 'upgrade'.padStart(9));
for (const [name, text, runs] of inputs) {
  const times = [best(runs, () => parse(text)), best(runs, () => upgradeKeymap(text))];
  console.log(name.padEnd(30), ...times.map((time) => time.toFixed(1).padStart(9)));
}
