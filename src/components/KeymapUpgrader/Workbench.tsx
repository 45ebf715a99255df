import { useMemo, useRef, type ReactElement } from 'react';
import type { Place } from '#core/devicetree';
import ChangeList from './ChangeList';
import Editor, { type EditorHandle } from './editor/Editor';
import type { Underline } from './editor/createViews';
import Findings from './Findings';
import { summarize, toneOf } from './summary';
import Toolbar from './Toolbar';
import { useFileDrop } from './useFileDrop';
import { useWorkbench } from './useWorkbench';
import styles from './styles.module.css';

export type WorkbenchProps = Readonly<{
  /** What the reader put into the plain text box before this code was there. */
  typedBefore: string;
  hadFocus: boolean;
}>;

/** The working tool. */
export default function Workbench({ typedBefore, hadFocus }: WorkbenchProps): ReactElement {
  const workbench = useWorkbench(typedBefore);
  const { file, answer, result, rejected, refusals, open, setText, accept } = workbench;
  const editor = useRef<EditorHandle>(null);
  const dragging = useFileDrop((files) => void open(files));
  const found = answer?.status === 'done' ? answer : null;
  const rejectedHere = found?.changes.filter(({ key }) => rejected.has(key)).length ?? 0;
  const isEmpty = file.text === '';
  const goTo = (place: Place) => editor.current?.goTo(place);

  const underlines = useMemo<readonly Underline[]>(
    () => [
      ...(found?.problems ?? []).map(({ place, end, message }) => ({
        from: place,
        to: end,
        message,
        severity: 'error' as const,
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
    <div className={dragging ? styles.dragging : undefined}>
      <Toolbar workbench={workbench} onUndo={() => editor.current?.undo()} />
      {refusals.length > 0 && (
        <div role="alert" className={styles.refusal}>
          {refusals.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      <p role="status" className={styles.summary} data-tone={toneOf(answer, isEmpty)}>
        {summarize(answer, isEmpty, rejectedHere)}
      </p>
      <div className={styles.heads} aria-hidden="true">
        <span>Your keymap</span>
        <span>Upgraded</span>
      </div>
      <Editor
        focused={hadFocus}
        handle={editor}
        source={file.text}
        result={result}
        underlines={underlines}
        onEdit={setText}
      />
      {found && (
        <div className={styles.findings}>
          <Findings
            title="Syntax problems"
            intro="The devicetree compiler would stop at these. They were there before; the upgrade leaves them as they are."
            tone="problem"
            findings={found.problems}
            onGoTo={goTo}
          />
          <Findings
            title="Look at these yourself"
            intro="They may be out of date, but rewriting them could change what your keymap does."
            tone="note"
            findings={found.notes}
            onGoTo={goTo}
          />
          {found.changes.length > 0 && <h2 className={styles.heading}>Changes</h2>}
          <ChangeList changes={found.changes} rejected={rejected} onAccept={accept} onGoTo={goTo} />
        </div>
      )}
    </div>
  );
}
