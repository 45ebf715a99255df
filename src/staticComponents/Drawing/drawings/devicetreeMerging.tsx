import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label, type Tone } from '../shapes';

type FileProps = Readonly<{ y: number; name: string; code: readonly string[]; tone: Tone }>;

const lineHeight = 19;
const heightOf = (code: readonly string[]) => 38 + code.length * lineHeight;

/** A file: its name, and the lines it adds. */
function File({ y, name, code, tone }: FileProps): ReactElement {
  return (
    <g>
      <Box at={[8, y]} size={[384, heightOf(code)]} tone={tone} />
      <Label at={[20, y + 22]} text={name} bold />
      {code.map((line, row) => (
        <Label key={line} at={[20, y + 44 + row * lineHeight]} text={line} mono small />
      ))}
    </g>
  );
}

/** Three files that describe the same node, and the tree that they make. */
export function DevicetreeMerging(): ReactElement {
  return (
    <Canvas
      height={416}
      label="The shield's file defines the node kscan0 with wakeup-source and row-gpios for the pins 4 and 5. The overlay of the right half replaces row-gpios with the pins 6 and 7. Your keymap adds debounce-press-ms, 8. The merged node has wakeup-source from the first file, row-gpios from the second, and debounce-press-ms from the third."
    >
      <File
        y={4}
        name="1. The shield"
        code={['kscan0: kscan_0 {', '\u00a0\u00a0wakeup-source;', '\u00a0\u00a0row-gpios = <pins 4, 5>; };']}
        tone="plain"
      />
      <File
        y={112}
        name="2. Its overlay for the right half"
        code={['&kscan0 { row-gpios = <pins 6, 7>; };']}
        tone="info"
      />
      <File y={182} name="3. Your keymap" code={['&kscan0 { debounce-press-ms = <8>; };']} tone="accent" />
      <Arrow points={[200, 240, 200, 280]} />
      <Label at={[212, 265]} text="merged, later wins" quiet small />
      <rect x={8} y={284} width={384} height={126} rx={7} fill="none" stroke="var(--ok)" strokeWidth={2} />
      <Label at={[20, 306]} text="kscan_0" mono bold />
      <Box at={[20, 318]} size={[360, 26]} tone="plain" />
      <Box at={[20, 348]} size={[360, 26]} tone="info" />
      <Box at={[20, 378]} size={[360, 26]} tone="accent" />
      <Label at={[30, 336]} text="wakeup-source" mono small />
      <Label at={[30, 366]} text="row-gpios = <pins 6, 7>" mono small />
      <Label at={[30, 396]} text="debounce-press-ms = <8>" mono small />
      <Label at={[370, 336]} text="from 1" anchor="end" quiet small />
      <Label at={[370, 366]} text="from 2" anchor="end" quiet small />
      <Label at={[370, 396]} text="from 3" anchor="end" quiet small />
    </Canvas>
  );
}
