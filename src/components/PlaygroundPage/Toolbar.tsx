import { useRef, type ReactElement } from 'react';
import { chosenFiles } from '@site/src/userFiles/inputFiles';
import { RetryMessage } from '@site/runtime/client/RetryMessage';
import { examples } from './examples';
import ShareButton from './ShareButton';
import { keyCountOf } from './savedState';
import styles from './styles.module.css';
import type { PlaygroundState } from './usePlayground';

/** Opens a keymap, picks the layout to draw it on, and shares it. */
export default function Toolbar({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { open, openExample, source, undo, redo } = playground;
  const fileInput = useRef<HTMLInputElement>(null);
  const example = examples.findIndex((candidate) => candidate.source === source);
  return (
    <div className={styles.toolbar}>
      <button type="button" className={styles.primary} onClick={() => fileInput.current?.click()}>
        Open keymap…
      </button>
      <input
        ref={fileInput}
        type="file"
        multiple
        hidden
        aria-label="Open a keymap or layout file"
        onChange={({ target }) => {
          void open(chosenFiles(target.files));
          target.value = '';
        }}
      />
      <ShareButton playground={playground} />
      {/* Not disabled, because the button would lose the focus after the last step. */}
      <button type="button" aria-disabled={!undo} onClick={() => undo?.()}>
        Undo
      </button>
      <button type="button" aria-disabled={!redo} onClick={() => redo?.()}>
        Redo
      </button>
      <label>
        Example{' '}
        <select value={example} onChange={({ target }) => openExample(Number(target.value))}>
          {example < 0 && <option value={-1}>your keymap</option>}
          {examples.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <LayoutPicker playground={playground} />
      {playground.retryLayouts && (
        <RetryMessage text="The list of layouts could not be loaded." onRetry={playground.retryLayouts} />
      )}
    </div>
  );
}

/** Picks the layout to draw the keymap on, from those with the same number of keys. */
function LayoutPicker({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { layouts, shape, drawing, setShape, preparePicker } = playground;
  const fitting = layouts.filter((layout) => keyCountOf(layout) === drawing.keyCount);
  const chosen = fitting.find(({ name, keys }) => name === shape?.name && keys === shape.keys);
  return (
    <label>
      Layout{' '}
      <select
        value={chosen?.title ?? (shape ? 'custom' : 'rows')}
        onPointerEnter={preparePicker}
        onFocus={preparePicker}
        onChange={({ target }) => setShape(fitting.find(({ title }) => title === target.value))}
      >
        <option value="rows">same rows as the text</option>
        {shape && !chosen && <option value="custom">{shape.name}</option>}
        {fitting.map(({ title }) => (
          <option key={title}>{title}</option>
        ))}
      </select>
    </label>
  );
}
