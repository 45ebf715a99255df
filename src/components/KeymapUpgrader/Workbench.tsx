import { useMemo, useRef, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { playgroundLink } from '@site/src/components/PlaygroundPage/shareLink';
import type { Place } from '#core/devicetree';
import type { EditorHandle } from './editor/Editor';
import type { Underline } from './editor/createViews';
import FindingList from './FindingList';
import { byWorst, countsOf } from './counts';
import { droppedFiles } from '@site/src/files/inputFiles';
import Examples from './Examples';
import FileList from './FileList';
import NoteList from './NoteList';
import FileHeader from './FileHeader';
import { isLog } from '#core/config-files';
import SummaryMessage from './SummaryMessage';
import PlainEditor from './PlainEditor';
import { resultOf } from './resultOf';
import { nextJumpTarget, jumpTargetsIn, type JumpTarget } from './jumpTargets';
import JumpButtons from './JumpButtons';
import { canStore } from './storage';
import { causeIn, editorNotLoaded, summarize, reloading } from './summary';
import Toolbar from './Toolbar';
import { useFileDrop } from '@site/src/hooks/useFileDrop';
import { useLazyModules } from './useLazyModules';
import type { PlacedFinding } from './types';
import { useWorkbench } from './useWorkbench';
import styles from './styles.module.css';

/**
 * The tool itself. The HTML of the page has everything except the editor. A plain text box of the same size takes its place
 * until CodeMirror is loaded. Then the text, the cursor, and the focus move to the editor.
 */
export default function Workbench(): ReactElement {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);
  const lastJump = useRef<JumpTarget | undefined>(undefined);
  const workbench = useWorkbench();
  const { files, file, reports, report, isUpToDate, fileErrors, open, setText, setAccepted, select } = workbench;
  const rejected = workbench.rejected(file.name);
  const isEmpty = files.every(({ text }) => text === '');
  // Wait for the first report: otherwise its changes would move the text right after the editor appears.
  const [modules, retry] = useLazyModules(isEmpty || report !== null, (render, attempt) => {
    const hadFocus = document.activeElement === textarea.current;
    const cursor = hadFocus ? textarea.current?.selectionStart : undefined;
    // Synchronously, because a key pressed between the two editors would be lost.
    flushSync(render);
    if (hadFocus || attempt > 0) editor.current?.focus(cursor);
  });
  const loaded = modules.status === 'ready' ? modules.loaded : null;
  const result = useMemo(
    () => resultOf(file.text, report, rejected, loaded?.applyChanges),
    [file.text, report, rejected, loaded],
  );
  const counts = (name: string) => countsOf(reports.get(name), workbench.rejected(name));
  const names = files.map(({ name }) => name).sort((a, b) => byWorst(counts(a), counts(b)) || (a < b ? -1 : 1));
  const isDragging = useFileDrop((transfer) => void open(droppedFiles(transfer)));
  const finished = report?.status === 'done' ? report : null;
  const jumpTargets = loaded
    ? names.flatMap((name) => jumpTargetsIn(name, reports.get(name), workbench.rejected(name)))
    : [];

  /** Jumps to a place. Each file has its own editor, which must be rendered first. */
  function goTo(place: Place, name = file.name): void {
    if (name !== file.name) flushSync(() => select(name));
    editor.current?.goTo(place);
  }

  function jump(direction: 1 | -1): void {
    const cursor = editor.current?.cursor();
    // If the cursor hasn't been moved yet, don't skip a target at the very first letter.
    const isUntouched = cursor?.line === 1 && cursor.column === 1 && lastJump.current?.name !== file.name;
    const from = { name: file.name, place: isUntouched ? undefined : cursor };
    const next = nextJumpTarget(jumpTargets, names, from, direction);
    lastJump.current = next;
    if (next) goTo(next.place, next.name);
  }

  const allFindings = names.flatMap((name) => {
    const other = reports.get(name);
    return other?.status === 'done' ? other.findings.filter(({ key }) => !workbench.rejected(name).has(key)) : [];
  });
  const fix = (findings: readonly PlacedFinding[]) => {
    if (!loaded) return;
    workbench.fixTexts((name, text) =>
      loaded.applyChanges(
        text,
        findings.flatMap((finding) => (finding.file === name && finding.fix ? [finding.fix] : [])),
      ),
    );
  };

  /** Focuses the editor after an action, because the button that had the focus may be disabled now. */
  const thenFocus = (act: (() => void) | null) =>
    act &&
    (() => {
      flushSync(act);
      if (editor.current) editor.current.focus();
      else textarea.current?.focus();
    });
  const undo = thenFocus(workbench.undo);
  const redo = thenFocus(workbench.redo);

  const underlines = useMemo<readonly Underline[]>(
    () => [
      ...(finished?.findings ?? [])
        .filter(({ key }) => !rejected.has(key))
        .map(({ place, end, message, severity }) => ({
          from: place,
          to: end,
          message,
          severity: severity === 'note' ? ('info' as const) : severity,
        })),
      ...(finished?.notes ?? []).map(({ place, message }) => ({
        from: place,
        to: place,
        message,
        severity: 'warning' as const,
      })),
    ],
    [finished, rejected],
  );
  const summary =
    report?.status === 'refused'
      ? { sentence: report.reason, tone: 'bad' as const }
      : !isEmpty && !report
        ? { sentence: 'Checking…', tone: 'plain' as const }
        : summarize(
            names.map((name) => ({ name, counts: counts(name), cause: causeIn(reports.get(name)) })),
            isEmpty,
          );

  const allResults = () =>
    files.map(({ name, text }) => ({
      name,
      text: resultOf(text, reports.get(name) ?? null, workbench.rejected(name), loaded?.applyChanges),
    }));
  /** The keymap with the files it includes, as far as they're open. */
  const wholeKeymap = (): string => {
    const baseName = (path: string): string => path.replace(/.*\//, '');
    const byName = new Map(allResults().map(({ name, text }) => [baseName(name), text]));
    return loaded?.inlineIncludes(baseName(file.name), byName.set(baseName(file.name), result)).text ?? result;
  };

  return (
    <div className={isDragging ? styles.dragging : undefined} data-needs-script>
      <Toolbar
        workbench={workbench}
        result={loaded && result}
        allResults={allResults}
        onUndo={undo}
        onRedo={redo}
        onClear={() => thenFocus(workbench.clear)?.()}
        jumpButtons={<JumpButtons isEnabled={jumpTargets.length > 0} onJump={jump} />}
      />
      <Examples openExample={workbench.openExample} />
      {fileErrors.length > 0 && (
        <div role="alert" className={styles.fileErrors}>
          {fileErrors.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      {modules.status === 'failed' || (!loaded && modules.attempt > 0) ? (
        <SummaryMessage
          sentence={modules.status === 'failed' ? editorNotLoaded(canStore()) : reloading}
          tone="bad"
          onRetry={retry}
        />
      ) : (
        <SummaryMessage {...summary} onRetry={null} />
      )}
      <FileHeader workbench={workbench} names={names} onSelect={select} />
      <div className={styles.editorAndFiles}>
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
            <PlainEditor textarea={textarea} text={file.text} onEdit={setText} />
          )}
        </div>
        {files.length > 1 && report && (
          <FileList workbench={workbench} names={names} counts={counts} onSelect={select} />
        )}
      </div>
      {finished && loaded && (
        <div className={styles.findings}>
          {file.name.endsWith('.keymap') && isUpToDate && !isEmpty && (
            <p>
              <a
                href={playgroundLink(result)}
                onClick={({ currentTarget }) => {
                  currentTarget.href = playgroundLink(wholeKeymap());
                }}
              >
                Open in the playground
              </a>
            </p>
          )}
          {isLog(file.name) && <p>Logs may contain secrets. This one stays on your device: nothing is sent.</p>}
          <FindingList
            findings={finished.findings}
            rejected={rejected}
            allFindings={allFindings}
            onGoTo={goTo}
            onFix={isUpToDate ? fix : null}
            onAccept={setAccepted}
          />
          <NoteList
            title="Check these yourself"
            intro="They may be out of date, but rewriting them could change what your keymap does."
            notes={finished.notes}
            onGoTo={goTo}
          />
          {finished.changes.length > 0 && <h2 className={styles.sectionTitle}>Changes</h2>}
          <loaded.ChangeList changes={finished.changes} rejected={rejected} onAccept={setAccepted} onGoTo={goTo} />
        </div>
      )}
    </div>
  );
}
