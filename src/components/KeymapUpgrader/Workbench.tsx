import { useMemo, useRef, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { playgroundLink } from '@site/src/components/PlaygroundPage/shareLink';
import type { Place } from '#core/devicetree';
import type { Change } from '#core/keymap-upgrade';
import type { EditorHandle } from './editor/Editor';
import type { Underline } from './editor/createViews';
import CheckFindings from './CheckFindings';
import { byWorst, countsOf } from './counts';
import { droppedFiles } from './dropped';
import Examples from './Examples';
import FileList from './FileList';
import Findings from './Findings';
import Heads from './Heads';
import { isLog } from './kinds';
import { withLf } from './lineEnds';
import Outcome from './Outcome';
import PlainEditor from './PlainEditor';
import { resultOf } from './resultOf';
import { nextSpot, spotsIn, type Spot } from './spots';
import Steps from './Steps';
import { canStore } from './storage';
import { notLoaded, outcomeOf, reloading } from './summary';
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
  const stepped = useRef<Spot | undefined>(undefined);
  const workbench = useWorkbench();
  const { files, file, answers, answer, isSettled, refusals, open, setText, accept, select } = workbench;
  const rejected = workbench.rejected(file.name);
  const isEmpty = files.every(({ text }) => text === '');
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
  const counts = (name: string) => countsOf(answers.get(name), workbench.rejected(name));
  const names = files.map(({ name }) => name).sort((a, b) => byWorst(counts(a), counts(b)) || (a < b ? -1 : 1));
  const dragging = useFileDrop((transfer) => void open(droppedFiles(transfer)));
  const found = answer?.status === 'done' ? answer : null;
  const spots = loaded ? names.flatMap((name) => spotsIn(name, answers.get(name), workbench.rejected(name))) : [];

  /** Another file has another editor, which has to be there first. */
  function goTo(place: Place, name = file.name): void {
    if (name !== file.name) flushSync(() => select(name));
    editor.current?.goTo(place);
  }

  function step(by: 1 | -1): void {
    const cursor = editor.current?.cursor();
    // A cursor that nobody has moved yet is before the first spot, even if that is the first letter.
    const isUntouched = cursor?.line === 1 && cursor.column === 1 && stepped.current?.name !== file.name;
    const spot = nextSpot(spots, names, { name: file.name, place: isUntouched ? undefined : cursor }, by);
    stepped.current = spot;
    if (spot) goTo(spot.place, spot.name);
  }

  const fix = (fixes: readonly Pick<Change, 'replacements'>[]) => {
    if (loaded) workbench.fixText(withLf(loaded.applyChanges(file.text, fixes)));
  };

  /** The button that was pressed may be disabled now, which would leave the keyboard nowhere. */
  const thenFocus = (act: (() => void) | null) =>
    act &&
    (() => {
      flushSync(act);
      if (editor.current) editor.current.focus();
      else box.current?.focus();
    });
  const undo = thenFocus(workbench.undo);
  const redo = thenFocus(workbench.redo);

  const underlines = useMemo<readonly Underline[]>(
    () => [
      ...(found?.findings ?? [])
        .filter(({ key }) => !rejected.has(key))
        .map(({ place, end, message, severity }) => ({
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
    [found, rejected],
  );
  const outcome =
    answer?.status === 'refused'
      ? { sentence: answer.reason, tone: 'bad' as const }
      : !isEmpty && !answer
        ? { sentence: 'Checking…', tone: 'plain' as const }
        : outcomeOf(
            names.map((name) => ({ name, counts: counts(name) })),
            isEmpty,
          );

  return (
    <div className={dragging ? styles.dragging : undefined} data-needs-script>
      <Toolbar
        workbench={workbench}
        result={loaded && result}
        allResults={() =>
          files.map(({ name, text }) => ({
            name,
            text: resultOf(text, answers.get(name) ?? null, workbench.rejected(name), loaded?.applyChanges),
          }))
        }
        onUndo={undo}
        onRedo={redo}
        onClear={() => thenFocus(workbench.clear)?.()}
        steps={<Steps isEnabled={spots.length > 0} onStep={step} />}
      />
      <Examples show={workbench.show} />
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
        <Outcome {...outcome} onRetry={null} />
      )}
      <Heads workbench={workbench} names={names} onSelect={select} />
      <div className={styles.work}>
        <div className={styles.panes}>
          {loaded ? (
            <loaded.Editor
              key={file.name}
              name={file.name}
              handle={editor}
              source={file.text}
              result={result}
              underlines={underlines}
              onEdit={setText}
              onUndo={() => undo?.()}
              onRedo={() => redo?.()}
            />
          ) : (
            <PlainEditor box={box} text={file.text} onEdit={setText} />
          )}
        </div>
        {files.length > 1 && answer && (
          <FileList workbench={workbench} names={names} counts={counts} onSelect={select} />
        )}
      </div>
      {found && loaded && (
        <div className={styles.findings}>
          {file.name.endsWith('.keymap') && isSettled && !isEmpty && (
            <p>
              <a href={playgroundLink(result)}>Open in the playground</a>
            </p>
          )}
          {isLog(file.name) && <p>A log may hold secrets. This one stays on your device: nothing is sent.</p>}
          <CheckFindings
            findings={found.findings}
            rejected={rejected}
            onGoTo={goTo}
            onFix={isSettled ? fix : null}
            onAccept={accept}
          />
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
