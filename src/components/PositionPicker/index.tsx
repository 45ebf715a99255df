import { useMemo, useState, type ReactElement, type SyntheticEvent } from 'react';
import {
  hands,
  handsOf,
  pickedForms,
  pickedText,
  rowsOf,
  type Hand,
  type Key,
  type PickedForm,
} from '#core/keyboard-shape';
import { spokenLegend, type Legend } from '#core/keymap-drawing';
import KeyboardDrawing, { positionLegends } from '@site/src/components/KeyboardDrawing';
import { moveFocusByArrowKey, positionOf } from '@site/src/components/KeyboardDrawing/arrowKeyFocus';
import CodeBlock from '@theme/CodeBlock';
import styles from './styles.module.css';

type Props = Readonly<{
  keys: readonly Key[];
  /** The matrix row and column of each position, as `row,column row,column …`. By default, rows and columns as drawn. */
  matrixMap?: string | undefined;
  /** What the keys do. By default, they show their positions. */
  legends?: readonly Legend[] | undefined;
}>;

const titles: Readonly<Record<PickedForm, string>> = {
  combo: 'a combo',
  'key-positions': 'key-positions',
  'hold-trigger-key-positions': 'hold-trigger-key-positions',
  hands: 'the keys of each hand',
};
const handTitles: Readonly<Record<Hand, string>> = { left: 'Left hand', right: 'Right hand', thumb: 'Thumbs' };

/** A keyboard on which readers pick keys, and the devicetree for the keys they picked. */
export default function PositionPicker({ keys, matrixMap, legends }: Props): ReactElement {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [form, setForm] = useState<PickedForm>('combo');
  /** The key that was focused or hovered last. */
  const [active, setActive] = useState(0);
  const handOf = useMemo(() => handsOf(keys), [keys]);
  const positionNumbers = useMemo(() => positionLegends(keys), [keys]);
  const names = useMemo(() => {
    const matrix = matrixMap?.split(' ').map((place) => place.split(','));
    return rowsOf(keys).map((drawn, position) => {
      const [row, column] = matrix?.[position] ?? [drawn.row, drawn.column];
      const legend = legends?.[position];
      return [`Position ${position}`, legend && spokenLegend(legend), `row ${row}`, `column ${column}`]
        .filter(Boolean)
        .join(', ');
    });
  }, [keys, matrixMap, legends]);
  const toggle = (position: number): void =>
    setPicked(
      (before) =>
        new Set(before.has(position) ? [...before].filter((other) => other !== position) : [...before, position]),
    );
  const onKey = (event: SyntheticEvent, action: (position: number) => void): void => {
    const position = positionOf(event);
    if (position !== undefined) action(position);
  };
  const pickHand = (hand: Hand): void =>
    setPicked(new Set(keys.flatMap((_, position) => (handOf[position] === hand ? [position] : []))));
  const validPicks = [...picked].filter((position) => position < keys.length);
  return (
    <div className={styles.picker}>
      <div className={styles.toolbar}>
        <label>
          Get{' '}
          <select
            value={form}
            onChange={({ target }) => setForm(pickedForms.find((one) => one === target.value) ?? 'combo')}
          >
            {pickedForms.map((one) => (
              <option key={one} value={one}>
                {titles[one]}
              </option>
            ))}
          </select>
        </label>
        {hands.map((hand) => (
          <button key={hand} type="button" onClick={() => pickHand(hand)}>
            {handTitles[hand]}
          </button>
        ))}
        <button type="button" disabled={validPicks.length === 0} onClick={() => setPicked(new Set())}>
          Clear
        </button>
      </div>
      <div
        role="toolbar"
        aria-label="Keys to pick"
        className={styles.keys}
        onClick={(event) => onKey(event, toggle)}
        onFocus={(event) => onKey(event, setActive)}
        onPointerOver={(event) => onKey(event, setActive)}
        onKeyDown={(event) => {
          if (moveFocusByArrowKey(event, keys) || (event.key !== 'Enter' && event.key !== ' ')) return;
          event.preventDefault();
          onKey(event, toggle);
        }}
      >
        <KeyboardDrawing
          keys={keys}
          legends={legends ?? positionNumbers}
          pressed={picked}
          buttonNames={names}
          tabStop={Math.min(active, keys.length - 1)}
          {...(legends ? { corners: positionNumbers.map(({ tap }) => tap) } : {})}
        />
      </div>
      <p className={styles.hint}>
        {names[Math.min(active, keys.length - 1)]}
        {matrixMap ? ' of the matrix' : ''}
      </p>
      {form === 'hands' || validPicks.length > 0 ? (
        <CodeBlock language="dts">{pickedText(form, validPicks, handOf)}</CodeBlock>
      ) : (
        <p>Click keys to pick them, or move with the arrow keys and press Space.</p>
      )}
    </div>
  );
}
