import type { ReactElement } from 'react';
import { useFileDrop } from '@site/src/components/KeymapUpgrader/useFileDrop';
import KeymapText from './KeymapText';
import Pick from './Pick';
import See from './See';
import { modes, type Mode } from './state';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import Tune from './Tune';
import Type from './Type';
import { usePlayground, type PlaygroundState } from './usePlayground';

const titles: Readonly<Record<Mode, string>> = {
  see: 'See it',
  type: 'Type on it',
  tune: 'Tune it',
  pick: 'Pick keys',
};

/** The tool: a keymap, a layout, and what can be done with them. */
export default function Workspace(): ReactElement {
  const playground = usePlayground();
  const { isReady, problems, open, mode, setMode } = playground;
  const dragging = useFileDrop(({ files }) => void open([...files]));
  return (
    <div className={dragging ? styles.dragging : styles.workspace} data-needs-script>
      <Toolbar playground={playground} />
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
      <div className={styles.modes} role="tablist" aria-label="What to do with the keymap">
        {modes.map((one, index) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={mode === one}
            aria-controls="playground-panel"
            tabIndex={mode === one ? 0 : -1}
            onClick={() => setMode(one)}
            onKeyDown={({ key, currentTarget }) => {
              const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
              if (step === 0) return;
              const next = modes[(index + step + modes.length) % modes.length] ?? one;
              setMode(next);
              currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
            }}
          >
            {titles[one]}
          </button>
        ))}
      </div>
      <div id="playground-panel" role="tabpanel" aria-labelledby={`tab-${mode}`} className={styles.panel}>
        {isReady ? <Panel playground={playground} /> : <p className={styles.waiting}>Loading…</p>}
      </div>
      <KeymapText playground={playground} />
    </div>
  );
}

function Panel({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { drawing, mode } = playground;
  if (drawing.layers.length === 0)
    return <p>There is no keymap to show yet. Paste one below, open a file, or choose an example.</p>;
  switch (mode) {
    case 'see':
      return <See playground={playground} />;
    case 'type':
      return <Type playground={playground} />;
    case 'tune':
      return <Tune playground={playground} />;
    case 'pick':
      return <Pick playground={playground} />;
  }
}
