import { useRef, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import Link from '@docusaurus/Link';
import PropertyFields from '@site/src/components/Playground/PropertyFields';
import Simulator from '@site/src/components/Playground/Simulator';
import PositionPicker from '@site/src/components/PositionPicker';
import { droppedFiles } from '@site/src/userFiles/inputFiles';
import { useFileDrop } from '@site/src/hooks/useFileDrop';
import DrawingErrorBoundary from './DrawingErrorBoundary';
import KeymapEditor from './KeymapEditor';
import LayersPanel from './LayersPanel';
import { modes, type Mode } from './savedState';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import TunePanel from './TunePanel';
import { usePlayground, type PlaygroundState } from './usePlayground';

const tabTitles: Readonly<Record<Mode, string>> = {
  see: 'See it',
  type: 'Type on it',
  tune: 'Tune it',
  pick: 'Pick keys',
};

/** The tool itself: a toolbar, a tab for each thing to do with the keymap, and the keymap's text. */
export default function Workspace(): ReactElement {
  const playground = usePlayground();
  const { isReady, problems, open, mode, setMode } = playground;
  const panel = useRef<HTMLDivElement>(null);
  const dragging = useFileDrop((transfer) => void droppedFiles(transfer).then(open));
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
      <div className={styles.tabs} role="tablist" aria-label="What to do with the keymap">
        {modes.map((tab, index) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={mode === tab}
            aria-controls="playground-panel"
            tabIndex={mode === tab ? 0 : -1}
            onClick={({ detail }) => {
              flushSync(() => setMode(tab));
              // After a click, readers can type right away. After a key press, the focus stays on the tab.
              if (detail > 0) panel.current?.querySelector<HTMLElement>('[role="application"]')?.focus();
            }}
            onKeyDown={({ key, currentTarget }) => {
              const direction = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
              if (direction === 0) return;
              const next = modes[(index + direction + modes.length) % modes.length] ?? tab;
              setMode(next);
              currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
            }}
          >
            {tabTitles[tab]}
          </button>
        ))}
      </div>
      <div ref={panel} id="playground-panel" role="tabpanel" aria-labelledby={`tab-${mode}`} className={styles.panel}>
        {isReady ? (
          <DrawingErrorBoundary source={playground.drawnSource}>
            <Panel playground={playground} />
          </DrawingErrorBoundary>
        ) : (
          <p className={styles.loading}>Loading…</p>
        )}
      </div>
      <KeymapEditor playground={playground} />
    </div>
  );
}

function Panel({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { drawing, drawnSource, keymap, keys, mode, otherFormat, replaceSource, shape } = playground;
  if (otherFormat)
    return (
      <p>
        {otherFormat.message} <Link to={otherFormat.docs}>Learn more</Link>
      </p>
    );
  if (drawing.keyCount === 0) return <p>There’s no keymap yet. Paste one below, open a file, or choose an example.</p>;
  if (mode === 'see') return <LayersPanel playground={playground} />;
  if (mode === 'pick')
    return <PositionPicker keys={keys} matrixMap={shape?.matrixMap} legends={drawing.layers[0]?.legends} />;
  if (!keymap.ok) return <p>This keymap can’t be simulated: {keymap.reason}</p>;
  if (mode === 'tune') return <TunePanel playground={playground} keymap={keymap.keymap} />;
  return (
    <>
      <Simulator keymap={keymap.keymap} drawing={drawing} keys={keys} />
      <PropertyFields keymap={keymap.keymap} source={drawnSource} onEdit={replaceSource} />
    </>
  );
}
