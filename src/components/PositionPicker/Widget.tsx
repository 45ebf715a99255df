import { useState, type ReactElement } from 'react';
import { decodeKeys } from '#core/keyboard-shape';
import { placesOf, useLayouts } from '@site/src/components/KeyboardDrawing/useLayouts';
import PositionPicker from './index';
import styles from './styles.module.css';

/** The picker on a page of the docs, for a keyboard the reader chooses. `keys` are those it starts with. */
export default function Widget({ keys }: Readonly<{ keys: string }>): ReactElement {
  const keyboards = useLayouts();
  const [chosen, setChosen] = useState('');
  const known = keyboards.flatMap((keyboard) =>
    keyboard.layouts.map((layout) => ({
      title: `${keyboard.id}${layout.displayName === 'Default' ? '' : `, ${layout.displayName}`}`,
      keys: layout.keys,
      places: placesOf(keyboard, layout),
    })),
  );
  const layout = known.find(({ title }) => title === chosen);
  const text = layout?.keys ?? keys;
  const shape = decodeKeys(text);
  return (
    <section className={styles.widget} aria-label="Pick key positions">
      <label className={styles.tools}>
        Keyboard{' '}
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">split, {shape.length} keys</option>
          {known.map(({ title }) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      </label>
      <PositionPicker key={text} keys={shape} places={layout?.places} />
      <p className={styles.place}>
        Not in the list? Open your keymap in the <a href="/playground">playground</a>.
      </p>
    </section>
  );
}
