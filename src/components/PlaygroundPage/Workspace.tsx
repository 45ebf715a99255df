import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { RetryMessage } from '@site/runtime/client/RetryMessage';
import type { KeyPlace } from '#core/keymap-edit';
import PropertyFields from '@site/src/components/Playground/PropertyFields';
import Simulator from '@site/src/components/Playground/Simulator';
import { droppedFiles } from '@site/src/userFiles/inputFiles';
import { useFileDrop } from '@site/src/hooks/useFileDrop';
import DrawingErrorBoundary from './DrawingErrorBoundary';
import KeymapEditor from './KeymapEditor';
import LayersPanel from './LayersPanel';
import NoKeymap from './NoKeymap';
import { modes, type Mode } from './savedState';
import MissingFiles from './MissingFiles';
import ShapeOffer from './ShapeOffer';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import TunePanel from './TunePanel';
import { useEditTool } from './useEditTool';
import { usePlayground, type PlaygroundState } from './usePlayground';

const tabTitles: Readonly<Record<Mode, string>> = {
  see: 'See it',
  edit: 'Edit it',
  type: 'Type on it',
  tune: 'Tune it',
};

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y, except where they belong to a text field or the keyboard to type on. */
function undoByKey(event: KeyboardEvent, { undo, redo }: PlaygroundState): void {
  const target = event.target as HTMLElement;
  const isElsewhere = target.closest('[role="application"], input, textarea:not([data-keymap])') !== null;
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented || isElsewhere) return;
  const key = event.key.toLowerCase();
  const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  step?.();
}

/** The tool itself: a toolbar, a tab for each thing to do with the keymap, and the keymap's text. */
export default function Workspace(): ReactElement {
  const playground = usePlayground();
  const { isReady, problems, open, mode, setMode } = playground;
  const panel = useRef<HTMLDivElement>(null);
  const dragging = useFileDrop((transfer) => void droppedFiles(transfer).then(open));
  const { tool: EditTool, hasFailed, retry } = useEditTool(isReady && mode === 'edit');
  /** The key to start with in the editor. */
  const [start, setStart] = useState<KeyPlace>();
  const isEditing = mode === 'edit' && EditTool !== undefined;
  return (
    // Shortcuts work wherever the focus is in the tool.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={dragging ? styles.dragging : styles.workspace}
      onKeyDown={(event) => undoByKey(event, playground)}
      data-needs-script
    >
      <Toolbar playground={playground} />
      <div>
        <div role="alert">
          {problems.map((problem) => (
            <p key={problem} className={styles.problem}>
              {problem}
            </p>
          ))}
        </div>
        <MissingFiles playground={playground} />
      </div>
      <ShapeOffer playground={playground} />
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
              flushSync(() => {
                setStart(undefined);
                setMode(tab);
              });
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
        {isEditing ? (
          <EditTool playground={playground} start={start} />
        ) : mode === 'edit' && hasFailed ? (
          <RetryMessage text="The editor couldn’t be loaded. Check your connection." onRetry={retry} />
        ) : isReady && mode !== 'edit' ? (
          <DrawingErrorBoundary source={playground.drawnSource}>
            <Panel
              playground={playground}
              onEdit={(place) => {
                setStart(place);
                setMode('edit');
              }}
            />
          </DrawingErrorBoundary>
        ) : (
          <p className={styles.loading}>Loading…</p>
        )}
      </div>
      {!isEditing && <KeymapEditor playground={playground} />}
    </div>
  );
}

type PanelProps = Readonly<{ playground: PlaygroundState; onEdit: (place: KeyPlace) => void }>;

function Panel({ playground, onEdit }: PanelProps): ReactElement {
  const { drawing, drawnSource, keymap, keys, mode, replaceSource } = playground;
  if (drawing.keyCount === 0) return <NoKeymap playground={playground} />;
  if (mode === 'see') return <LayersPanel playground={playground} onEdit={onEdit} />;
  if (!keymap.ok) return <p>This keymap can’t be simulated: {keymap.reason}</p>;
  if (mode === 'tune') return <TunePanel playground={playground} keymap={keymap.keymap} />;
  return (
    <>
      <Simulator keymap={keymap.keymap} drawing={drawing} keys={keys} />
      <PropertyFields keymap={keymap.keymap} source={drawnSource} onEdit={replaceSource} />
    </>
  );
}
