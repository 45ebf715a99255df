import { useMemo, useState, type ReactElement } from 'react';
import { handsOf, pickedForms, pickedText, rowsOf, type Hand, type Key, type PickedForm } from '#core/keyboard-shape';
import { spoken, type Legend } from '#core/keymap-drawing';
import KeyboardDrawing, { positionLegends } from '@site/src/components/KeyboardDrawing';
import { moveFocus } from '@site/src/components/KeyboardDrawing/moveFocus';
import CodeBlock from '@theme/CodeBlock';
import styles from './styles.module.css';

type Props = Readonly<{
  keys: readonly Key[];
  /** The row and column of each position in the matrix, as `r,c r,c …`. Without it, as drawn. */
  places?: string | undefined;
  /** What the keys do. Without it, they show their positions. */
  legends?: readonly Legend[] | undefined;
}>;

const titles: Readonly<Record<PickedForm, string>> = {
  combo: 'a combo',
  'key-positions': 'key-positions',
  'hold-trigger-key-positions': 'hold-trigger-key-positions',
  hands: 'the keys of each hand',
};

/** Keys to click, and devicetree for those that are picked. */
export default function PositionPicker({ keys, places, legends }: Props): ReactElement {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [form, setForm] = useState<PickedForm>('combo');
  const [current, setCurrent] = useState(0);
  const hands = useMemo(() => handsOf(keys), [keys]);
  const numbers = useMemo(() => positionLegends(keys), [keys]);
  const cells = useMemo(() => {
    const matrix = places?.split(' ').map((place) => place.split(','));
    return rowsOf(keys).map(({ row, column }, position) => matrix?.[position] ?? [String(row), String(column)]);
  }, [keys, places]);
  const describe = (position: number): string => {
    const [row, column] = cells[position] ?? [];
    const legend = legends?.[position];
    return [`Position ${position}`, legend && spoken(legend), `row ${row}`, `column ${column}`]
      .filter(Boolean)
      .join(', ');
  };
  const toggle = (position: number): void =>
    setPicked(
      (before) => new Set(before.has(position) ? [...before].filter((one) => one !== position) : [...before, position]),
    );
  const pickHand = (hand: Hand): void =>
    setPicked(new Set(keys.flatMap((_, position) => (hands[position] === hand ? [position] : []))));
  const own = [...picked].filter((position) => position < keys.length);
  return (
    <div className={styles.picker}>
      <div className={styles.tools}>
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
        <button type="button" disabled={own.length === 0} onClick={() => setPicked(new Set())}>
          Pick none
        </button>
      </div>
      {/* Arrow keys move between the keys, which answer to Enter and Space themselves. */}
      <div role="toolbar" aria-label="Keys to pick" onKeyDown={(event) => void moveFocus(event, keys)}>
        <KeyboardDrawing
          keys={keys}
          legends={legends ?? numbers}
          held={picked}
          {...(legends ? { corners: numbers.map(({ tap }) => tap) } : {})}
          wrap={(position, keycap) => (
            <g
              key={position}
              role="button"
              tabIndex={position === Math.min(current, keys.length - 1) ? 0 : -1}
              data-position={position}
              aria-pressed={picked.has(position)}
              aria-label={describe(position)}
              className={styles.key}
              onClick={() => toggle(position)}
              onFocus={() => setCurrent(position)}
              onPointerEnter={() => setCurrent(position)}
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
      <p className={styles.place}>
        {describe(Math.min(current, keys.length - 1))}
        {places ? ' of the matrix' : ''}
      </p>
      {form === 'hands' || own.length > 0 ? (
        <CodeBlock language="dts">{pickedText(form, own, hands)}</CodeBlock>
      ) : (
        <p>Click keys to pick them, or move with the arrow keys and press Space.</p>
      )}
    </div>
  );
}
