import type { ReactElement } from 'react';
import { Canvas, Label } from '../shapes';

const plus = 'var(--danger)';
const minus = 'var(--text-1)';

type CaseProps = Readonly<{ y: number; right: boolean }>;

/** A cell whose two wires go to a board, straight or crossed. */
function Case({ y, right }: CaseProps): ReactElement {
  const [first, second] = right ? [y + 34, y + 74] : [y + 74, y + 34];
  const verdict = right ? 'Right: plus on plus' : 'Wrong: plus on minus destroys the board';
  return (
    <g>
      <Label at={[8, y]} text={verdict} bold color={right ? 'var(--ok)' : 'var(--danger)'} />
      <rect
        x={8}
        y={y + 14}
        width={116}
        height={80}
        rx={7}
        fill="var(--surface-2)"
        stroke="var(--line-strong)"
        strokeWidth={1.5}
      />
      <Label at={[24, y + 59]} text="battery" />
      <rect
        x={276}
        y={y + 14}
        width={116}
        height={80}
        rx={7}
        fill="var(--surface-0)"
        stroke="var(--line-strong)"
        strokeWidth={1.5}
      />
      <Label at={[382, y + 59]} text="controller" anchor="end" />
      <g fill="none" strokeWidth={4}>
        <path d={`M124 ${y + 34}C200 ${y + 34} 200 ${first} 276 ${first}`} stroke={plus} />
        <path d={`M124 ${y + 74}C200 ${y + 74} 200 ${second} 276 ${second}`} stroke={minus} />
      </g>
      <g fontSize={22}>
        <Label at={[110, y + 40]} text="+" anchor="middle" bold color={plus} />
        <Label at={[110, y + 80]} text="−" anchor="middle" bold />
        <Label at={[291, y + 40]} text="+" anchor="middle" bold color={plus} />
        <Label at={[291, y + 80]} text="−" anchor="middle" bold />
      </g>
    </g>
  );
}

/** The polarity of a battery plug: what to compare before plugging it in. */
export function BatteryPolarity(): ReactElement {
  return (
    <Canvas
      height={250}
      label="Above, right: the wire from the battery's plus goes to the controller's plus, and minus to minus. Below, wrong: the wires are crossed, so plus goes to minus, which destroys the board. The color of a wire doesn't tell. Compare the marks on the board."
    >
      <Case y={20} right />
      <Case y={146} right={false} />
    </Canvas>
  );
}
