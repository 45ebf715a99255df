import { useMemo, useState, type ReactElement } from 'react';
import { handsOf, pickedForms, pickedText, rowsOf, type Hand, type Key, type PickedForm } from '#core/keyboard-shape';
import { spokenLegend, type Legend } from '#core/keymap-drawing';
import KeyboardDrawing, { positionLegends } from '@site/src/components/KeyboardDrawing';
import { moveFocusByArrowKey } from '@site/src/components/KeyboardDrawing/arrowKeyFocus';
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

/** A keyboard on which readers pick keys, and the devicetree for the keys they picked. */
export default function PositionPicker({ keys, matrixMap, legends }: Props): ReactElement {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [form, setForm] = useState<PickedForm>('combo');
  /** The key that was focused or hovered last. */
  const [active, setActive] = useState(0);
  const hands = useMemo(() => handsOf(keys), [keys]);
  const positionNumbers = useMemo(() => positionLegends(keys), [keys]);
  const cells = useMemo(() => {
    const matrix = matrixMap?.split(' ').map((cell) => cell.split(','));
    return rowsOf(keys).map(({ row, column }, position) => matrix?.[position] ?? [String(row), String(column)]);
  }, [keys, matrixMap]);
  const describe = (position: number): string => {
    const [row, column] = cells[position] ?? [];
    const legend = legends?.[position];
    return [`Position ${position}`, legend && spokenLegend(legend), `row ${row}`, `column ${column}`]
      .filter(Boolean)
      .join(', ');
  };
  const toggle = (position: number): void =>
    setPicked(
      (before) =>
        new Set(before.has(position) ? [...before].filter((other) => other !== position) : [...before, position]),
    );
  const pickHand = (hand: Hand): void =>
    setPicked(new Set(keys.flatMap((_, position) => (hands[position] === hand ? [position] : []))));
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
        <button type="button" onClick={() => pickHand('left')}>
          Left hand
        </button>
        <button type="button" onClick={() => pickHand('right')}>
          Right hand
        </button>
        <button type="button" disabled={validPicks.length === 0} onClick={() => setPicked(new Set())}>
          Pick none
        </button>
      </div>
      {/* Arrow keys move between keys. Each key handles Enter and Space itself. */}
      <div role="toolbar" aria-label="Keys to pick" onKeyDown={(event) => void moveFocusByArrowKey(event, keys)}>
        <KeyboardDrawing
          keys={keys}
          legends={legends ?? positionNumbers}
          pressed={picked}
          {...(legends ? { corners: positionNumbers.map(({ tap }) => tap) } : {})}
          wrapKey={(position, keycap) => (
            <g
              key={position}
              role="button"
              tabIndex={position === Math.min(active, keys.length - 1) ? 0 : -1}
              data-position={position}
              aria-pressed={picked.has(position)}
              aria-label={describe(position)}
              className={styles.key}
              onClick={() => toggle(position)}
              onFocus={() => setActive(position)}
              onPointerEnter={() => setActive(position)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                toggle(position);
              }}
            >
              {keycap}
            </g>
          )}
        />
      </div>
      <p className={styles.hint}>
        {describe(Math.min(active, keys.length - 1))}
        {matrixMap ? ' of the matrix' : ''}
      </p>
      {form === 'hands' || validPicks.length > 0 ? (
        <CodeBlock language="dts">{pickedText(form, validPicks, hands)}</CodeBlock>
      ) : (
        <p>Click keys to pick them, or move with the arrow keys and press Space.</p>
      )}
    </div>
  );
}
