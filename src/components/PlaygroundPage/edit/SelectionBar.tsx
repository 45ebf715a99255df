import { useState, type ReactElement } from 'react';
import { handsOf, hands, pickedForms, pickedText, type Hand, type Key, type PickedForm } from '#core/keyboard-shape';
import type { KeymapDrawing } from '#core/keymap-drawing';
import CodeBlock from '@theme/CodeBlock';
import styles from './styles.module.css';
import type { KeymapEdit } from './useKeymapEdit';

type Props = Readonly<{ edit: KeymapEdit; drawing: KeymapDrawing; shape: readonly Key[] }>;

const handTitles: Readonly<Record<Hand, string>> = { left: 'left hand', right: 'right hand', thumb: 'thumbs' };
const forms = pickedForms.filter((form) => form !== 'combo');
const formTitles: Readonly<Record<PickedForm, string>> = {
  combo: 'a combo',
  'key-positions': 'key-positions',
  'hold-trigger-key-positions': 'hold-trigger-key-positions',
  hands: 'the keys of each hand',
};

/** Picks the layer, and shows what can be done with the selected keys. */
export default function SelectionBar({ edit, drawing, shape }: Props): ReactElement {
  const { layer, selected, pending, isSelecting, dispatch } = edit;
  const [form, setForm] = useState<PickedForm>('key-positions');
  const handOf = handsOf(shape);
  return (
    <>
      <div className={styles.bar}>
        <label>
          Layer{' '}
          <select
            value={layer}
            onChange={({ target }) => dispatch({ type: 'show layer', layer: Number(target.value) })}
          >
            {drawing.layers.map(({ name }, index) => (
              <option key={index} value={index}>
                {index}: {name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          aria-pressed={isSelecting}
          onClick={() => dispatch({ type: 'set selecting', isOn: !isSelecting })}
        >
          Select several
        </button>
        <label>
          Select{' '}
          <select
            value=""
            onChange={({ target }) =>
              dispatch({
                type: 'select',
                positions: shape.flatMap((_, position) => (handOf[position] === target.value ? [position] : [])),
              })
            }
          >
            <option value="">keys of …</option>
            {hands.map((hand) => (
              <option key={hand} value={hand}>
                {handTitles[hand]}
              </option>
            ))}
          </select>
        </label>
        {pending && (
          <button type="button" onClick={() => dispatch({ type: 'stop' })}>
            {pending.what === 'swap' ? 'Cancel' : 'Done'}
          </button>
        )}
      </div>
      {selected.length > 0 && (
        <div className={styles.selection} role="group" aria-label="Selected keys">
          <div className={styles.bar}>
            <span>{selected.length === 1 ? '1 key selected' : `${selected.length} keys selected`}</span>
            <button type="button" disabled={selected.length < 2} onClick={() => dispatch({ type: 'make combo' })}>
              Make a combo…
            </button>
            <button type="button" onClick={() => dispatch({ type: 'stop' })}>
              Clear
            </button>
            <label>
              Get{' '}
              <select
                value={form}
                onChange={({ target }) => setForm(forms.find((one) => one === target.value) ?? 'key-positions')}
              >
                {forms.map((one) => (
                  <option key={one} value={one}>
                    {formTitles[one]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <CodeBlock language="dts">{pickedText(form, selected, handOf)}</CodeBlock>
        </div>
      )}
    </>
  );
}
