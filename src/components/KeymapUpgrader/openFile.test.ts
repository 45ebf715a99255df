import { expect, it } from 'vitest';
import { checkFiles } from './checkFiles';
import { kindOf } from './openFile';

it('findings with the same advice about different names are of the same kind', () => {
  const behaviors =
    '#include <behaviors.dtsi>\n/ { behaviors { hm: hm { #binding-cells = <2>; retro-tap = <1>; flavor = "balance"; quick-tap-ms = "10"; tapping-term-ms = "20"; compatible = "zmk,behavior-hold-tap"; bindings = <&kp>, <&kp>; }; }; };\n';
  const text = `${behaviors}/ { keymap { compatible = "zmk,keymap"; a { bindings = <&kp KC_A &kp KC_ESC &hm A B>; }; }; };`;
  const [report] = checkFiles([{ name: 'my.keymap', text }]).reports;
  const findings = report?.status === 'done' ? report.findings : [];
  const kinds = [...new Set(findings.map(kindOf))];
  expect(
    findings.map((finding) => [text.slice(finding.where.from, finding.where.to), kinds.indexOf(kindOf(finding))]),
  ).toEqual([
    ['retro-tap = <1>', 0],
    ['"balance"', 1],
    ['"10"', 2],
    ['"20"', 2],
    ['KC_A', 3],
    ['KC_ESC', 3],
  ]);
});
