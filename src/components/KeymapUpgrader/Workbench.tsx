import { useMemo, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import type { Place } from '#core/devicetree';
import type { Change } from '#core/keymap-upgrade';
import type { EditorHandle } from './editor/Editor';
import type { Underline } from './editor/createViews';
import CheckFindings from './CheckFindings';
import Findings from './Findings';
import Heads from './Heads';
import { withLf } from './lineEnds';
import Outcome from './Outcome';
import PlainEditor from './PlainEditor';
import { resultOf } from './resultOf';
import { canStore } from './storage';
import { notLoaded, reloading, summarize, toneOf } from './summary';
import Toolbar from './Toolbar';
import { useFileDrop } from './useFileDrop';
import { useParts } from './useParts';
import { useWorkbench } from './useWorkbench';
import styles from './styles.module.css';

/**
 * The tool. The server draws all of it but the editor, in whose place and size a plain text box stands until CodeMirror is
 * loaded: nothing moves when it comes, and what was typed, the cursor and the focus are carried over.
 */
export default function Workbench(): ReactElement {
  const box = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);
  const workbench = useWorkbench();
  const { file, version, answer, isSettled, rejected, refusals, open, setText, accept, clear, bringBack } = workbench;
  const isEmpty = file.text === '';
  // With the first answer, not before: its changes would push aside what the editor has just shown.
  const [parts, retry] = useParts(isEmpty || answer !== null, (show, attempt) => {
    const hadFocus = document.activeElement === box.current;
    const cursor = hadFocus ? box.current?.selectionStart : undefined;
    // At once: a key pressed between the two editors would be lost.
    flushSync(show);
    if (hadFocus || attempt > 0) editor.current?.focus(cursor);
  });
  const loaded = parts.status === 'ready' ? parts.loaded : null;
  const result = useMemo(
    () => resultOf(file.text, answer, rejected, loaded?.applyChanges),
    [file.text, answer, rejected, loaded],
  );
  const [hasHistory, setHasHistory] = useState(false);
  const dragging = useFileDrop((files) => void open(files));
  const found = answer?.status === 'done' ? answer : null;
  const rejectedHere = found?.changes.filter(({ key }) => rejected.has(key)).length ?? 0;
  const goTo = (place: Place) => editor.current?.goTo(place);
  const fix = (fixes: readonly Pick<Change, 'replacements'>[]) => {
    if (loaded) setText(withLf(loaded.applyChanges(file.text, fixes)));
  };

  /** The button that was pressed may be disabled now, which would leave the keyboard nowhere. */
  function thenFocus(act: () => void): void {
    flushSync(act);
    if (editor.current) editor.current.focus();
    else box.current?.focus();
  }

  function undo(): void {
    if (!editor.current?.undo() && bringBack) thenFocus(bringBack);
  }

  const underlines = useMemo<readonly Underline[]>(
    () => [
      ...(found?.findings ?? []).map(({ place, end, message, severity }) => ({
        from: place,
        to: end,
        message,
        severity: severity === 'note' ? ('info' as const) : severity,
      })),
      ...(found?.notes ?? []).map(({ place, message }) => ({
        from: place,
        to: place,
        message,
        severity: 'warning' as const,
      })),
    ],
    [found],
  );

  return (
    <div className={dragging ? styles.dragging : undefined} data-needs-script>
      <Toolbar
        workbench={workbench}
        result={loaded && result}
        onUndo={hasHistory || bringBack ? undo : null}
        onClear={() => thenFocus(clear)}
        places={found && loaded ? [...found.findings, ...found.notes, ...found.changes] : []}
        onGoTo={goTo}
      />
      {refusals.length > 0 && (
        <div role="alert" className={styles.refusal}>
          {refusals.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      {parts.status === 'failed' || (!loaded && parts.attempt > 0) ? (
        <Outcome sentence={parts.status === 'failed' ? notLoaded(canStore()) : reloading} tone="bad" onRetry={retry} />
      ) : (
        <Outcome sentence={summarize(answer, isEmpty, rejectedHere)} tone={toneOf(answer, isEmpty)} onRetry={null} />
      )}
      <Heads workbench={workbench} />
      <div className={styles.panes}>
        {loaded ? (
          <loaded.Editor
            // A text that took the place of another has a history of its own.
            key={version}
            handle={editor}
            source={file.text}
            result={result}
            underlines={underlines}
            onEdit={setText}
            onUndo={undo}
            onHistory={setHasHistory}
          />
        ) : (
          <PlainEditor box={box} text={file.text} onEdit={setText} />
        )}
      </div>
      {found && loaded && (
        <div className={styles.findings}>
          <CheckFindings findings={found.findings} onGoTo={goTo} onFix={isSettled ? fix : null} />
          <Findings
            title="Look at these yourself"
            intro="They may be out of date, but rewriting them could change what your keymap does."
            findings={found.notes}
            onGoTo={goTo}
          />
          {found.changes.length > 0 && <h2 className={styles.heading}>Changes</h2>}
          <loaded.ChangeList changes={found.changes} rejected={rejected} onAccept={accept} onGoTo={goTo} />
        </div>
      )}
    </div>
  );
}
