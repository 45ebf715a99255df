import { useRef, type ReactElement } from 'react';
import { examples } from './examples';
import Share from './Share';
import { keyCountOf } from './state';
import styles from './styles.module.css';
import type { PlaygroundState } from './usePlayground';

/** Where the keymap comes from, the layout it is drawn on, and a link to it. */
export default function Toolbar({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { open, showExample, source } = playground;
  const chooser = useRef<HTMLInputElement>(null);
  const example = examples.findIndex((candidate) => candidate.source === source);
  return (
    <div className={styles.toolbar}>
      <button type="button" className={styles.primary} onClick={() => chooser.current?.click()}>
        Open my keymap…
      </button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label="Open a keymap or layout file"
        onChange={({ target }) => {
          void open([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <label>
        Example{' '}
        <select value={example} onChange={({ target }) => showExample(Number(target.value))}>
          {example < 0 && <option value={-1}>your keymap</option>}
          {examples.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <LayoutPicker playground={playground} />
      <Share playground={playground} />
    </div>
  );
}

const rows = 'rows';

function LayoutPicker({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { keyboards, shape, drawing, chooseLayout } = playground;
  const known = keyboards.flatMap(({ id, layouts }) =>
    layouts.map(({ name, displayName, keys }) => ({ id, name, displayName, keys })),
  );
  const fitting = known.filter((layout) => keyCountOf(layout) === drawing.keyCount);
  const chosen = fitting.find(({ id, keys }) => id === shape?.name && keys === shape.keys);
  return (
    <label>
      Layout{' '}
      <select
        value={chosen ? `${chosen.id} ${chosen.name}` : shape ? 'own' : rows}
        onChange={({ target }) => {
          const [id = '', name = ''] = target.value.split(' ');
          if (id !== 'own') chooseLayout(id, name);
        }}
      >
        <option value={rows}>as the text is laid out</option>
        {shape && !chosen && <option value="own">{shape.name}</option>}
        {fitting.map(({ id, name, displayName }) => (
          <option key={`${id} ${name}`} value={`${id} ${name}`}>
            {id}
            {displayName === 'Default' ? '' : `, ${displayName}`}
          </option>
        ))}
      </select>
    </label>
  );
}
