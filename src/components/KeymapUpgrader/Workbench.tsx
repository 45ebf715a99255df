import { useMemo, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { isLog } from '#core/config-files';
import type { Place } from '#core/devicetree';
import { droppedFiles } from '@site/src/userFiles/inputFiles';
import { useFileDrop } from '@site/src/hooks/useFileDrop';
import type { EditorHandle } from './editor/Editor';
import Examples from './Examples';
import FileHeader from './FileHeader';
import FileList from './FileList';
import JumpButtons from './JumpButtons';
import { jumpTargetsIn, nextJumpTarget, type JumpTarget } from './jumpTargets';
import { isFixable, isUnreadable } from './openFile';
import PlainEditor from './PlainEditor';
import PlaygroundLink from './PlaygroundLink';
import { resultOf } from './resultOf';
import { canStore } from './storage';
import { editorNotLoaded, reloading, scopeOf, summarize } from './summary';
import SummaryMessage from './SummaryMessage';
import Toolbar from './Toolbar';
import { isChange } from './types';
import { underlinesFor } from './underlinesFor';
import { useFixes } from './useFixes';
import { useLazyModules } from './useLazyModules';
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
  const { files, file, isUpToDate, fileErrors, open, opened, setText, setAccepted, select } = workbench;
  const [isOneColumn, setIsOneColumn] = useState(false);
  const { report, rejected } = file;
  const isEmpty = files.every(({ text }) => text === '');
  // Show the editor only after the first report, whose changes would otherwise move the text right after it appears.
  const [modules, retry] = useLazyModules(isEmpty || report !== null, (render, attempt) => {
    const hadFocus = document.activeElement === textarea.current;
    const cursor = hadFocus ? textarea.current?.selectionStart : undefined;
    // Synchronously, because a key pressed between the two editors would be lost.
    flushSync(render);
    if (hadFocus || attempt > 0) editor.current?.focus(cursor);
  });
  const loaded = modules.status === 'ready' ? modules.loaded : null;
  const result = useMemo(() => resultOf(file, loaded?.applyFixes), [file, loaded]);
  const isDragging = useFileDrop((transfer) => void open(droppedFiles(transfer)));
  const finished = report?.status === 'done' && loaded ? report : null;
  const changes = finished?.findings.filter(isChange) ?? [];
  const jumpTargets = loaded ? files.flatMap(jumpTargetsIn) : [];

  /** Jumps to a place. Each file has its own editor, which must be rendered first. */
  function goTo(place: Place, name = file.name): void {
    if (name !== file.name) flushSync(() => select(name));
    editor.current?.goTo(place);
  }

  function jump(direction: 1 | -1): void {
    const cursor = editor.current?.cursor();
    // If the reader hasn't moved the cursor yet, the first jump must not skip a target at the very first letter.
    const isUntouched = cursor?.line === 1 && cursor.column === 1 && lastJump.current?.name !== file.name;
    const from = { name: file.name, place: isUntouched ? undefined : cursor };
    const names = files.map(({ name }) => name);
    const next = nextJumpTarget(jumpTargets, names, from, direction);
    lastJump.current = next;
    if (next) goTo(next.place, next.name);
  }

  const fix = useFixes(workbench, loaded?.applyFixes);
  const canFix = files.some(({ findings, accepted }) => findings.some(isFixable) || accepted.length > 0);
  const fixAll = (): void => {
    void workbench.fixAll().then(() => document.querySelector<HTMLElement>('[role=status][tabindex]')?.focus());
  };
  const patch = (): string => {
    if (!loaded) return '';
    const inRepository = withoutRoot(files.map(({ name }) => name));
    const before = new Map(Object.values(opened).map(({ name, text }) => [inRepository(name), text]));
    const after = new Map(files.map((each) => [inRepository(each.name), resultOf(each, loaded.applyFixes)]));
    const renamed = Object.entries(opened).map(([now, { name }]) => [inRepository(name), inRepository(now)] as const);
    return loaded.patchOf(before, after, new Map(renamed));
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

  // Set only for a new report. When the text is edited, the editor moves the underlines along.
  const underlines = useMemo(() => underlinesFor(report, rejected), [report, rejected]);

  /** The keymap with the text of those included files that are open. */
  const wholeKeymap = (): string => {
    const baseName = (path: string): string => path.replace(/.*\//, '');
    const byName = new Map(files.map((each) => [baseName(each.name), resultOf(each, loaded?.applyFixes)]));
    return loaded?.inlineIncludes(baseName(file.name), byName.set(baseName(file.name), result)).text ?? result;
  };

  return (
    <div className={isDragging ? styles.dragging : undefined} data-needs-script>
      <Toolbar
        workbench={workbench}
        getResult={loaded && ((each) => resultOf(each, loaded.applyFixes))}
        getPatch={loaded && patch}
        onFixAll={isUpToDate && canFix ? fixAll : null}
        onUndo={undo}
        onRedo={redo}
        onClear={() => thenFocus(workbench.clear)?.()}
        jumpButtons={<JumpButtons isEnabled={jumpTargets.length > 0} onJump={jump} />}
      />
      <Examples workbench={workbench} />
      {fileErrors.length > 0 && (
        <div role="alert" className={styles.fileErrors}>
          {fileErrors.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      {modules.status === 'failed' || (!loaded && modules.attempt > 0) ? (
        <SummaryMessage
          verdict={modules.status === 'failed' ? editorNotLoaded(canStore()) : reloading}
          tone="bad"
          onRetry={retry}
        />
      ) : (
        <SummaryMessage {...summarize(files, report, workbench.errorsLeft, workbench.fixedCount, scopeOf(workbench))} />
      )}
      <FileHeader workbench={workbench} isOneColumn={isOneColumn} onOneColumn={setIsOneColumn} />
      <div className={styles.editorAndFiles}>
        <div className={styles.panes}>
          {loaded ? (
            <loaded.Editor
              key={file.name}
              name={file.name}
              handle={editor}
              isOneColumn={isOneColumn}
              source={file.text}
              result={result}
              underlines={underlines}
              onFix={(range) => fix(file.findings.filter(({ key }) => key === range.key))}
              onEdit={setText}
              onUndo={() => undo?.()}
              onRedo={() => redo?.()}
            />
          ) : (
            <PlainEditor textarea={textarea} text={file.text} onEdit={setText} />
          )}
        </div>
        {files.length > 1 && report && <FileList workbench={workbench} />}
      </div>
      {finished && loaded && (
        <div className={styles.findings}>
          {file.name.endsWith('.keymap') && isUpToDate && !isEmpty && !isUnreadable(file) && (
            <PlaygroundLink result={result} getWholeKeymap={wholeKeymap} />
          )}
          {isLog(file.name) && <p>Logs may contain secrets. This one stays on your device: nothing is sent.</p>}
          <loaded.FindingList
            file={file}
            allFindings={files.flatMap(({ findings }) => findings)}
            onGoTo={goTo}
            onFix={fix}
            onAdd={() => document.querySelector<HTMLInputElement>('input[type=file]')?.click()}
            onAccept={setAccepted}
          />
          {changes.length > 0 && <h2 className={styles.sectionTitle}>Changes</h2>}
          <loaded.ChangeList changes={changes} rejected={rejected} onAccept={setAccepted} onGoTo={goTo} />
        </div>
      )}
    </div>
  );
}

/** Returns a function that removes the folder of the repository, which all paths start with if the reader opened it. */
function withoutRoot(names: readonly string[]): (name: string) => string {
  const [root = ''] = /^(?!config\/|boards\/|\.github\/)[^/]+\//.exec(names[0] ?? '') ?? [];
  return (name) => (root !== '' && names.every((other) => other.startsWith(root)) ? name.slice(root.length) : name);
}
