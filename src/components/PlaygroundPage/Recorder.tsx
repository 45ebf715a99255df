import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import type { Recording, Stroke } from '#core/hold-tap-tuning';
import styles from './styles.module.css';

type Props = Readonly<{ text: string; onRecord: (recording: Recording) => void }>;

const nameOf = ({ key }: KeyboardEvent): string => (key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key);

/** A text box that records when each key goes down and up. */
export default function Recorder({ text, onRecord }: Props): ReactElement {
  const strokes = useRef<Stroke[]>([]);
  /** Name of each key that was pressed, by `KeyboardEvent.code`. */
  const names = useRef(new Map<string, string>());
  function addStroke(event: KeyboardEvent<HTMLTextAreaElement>, pressed: boolean): void {
    if (event.repeat) return;
    // Use the name from the press: Shift may be released before the letter.
    const key = (pressed ? undefined : names.current.get(event.code)) ?? nameOf(event);
    names.current.set(event.code, key);
    strokes.current.push({ at: event.timeStamp, key, pressed });
  }
  return (
    <label className={styles.recorder}>
      Type this text, or anything you like
      <span className={styles.sampleText}>{text}</span>
      <textarea
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        onKeyDown={(event) => addStroke(event, true)}
        onKeyUp={(event) => {
          addStroke(event, false);
          onRecord({ text: event.currentTarget.value, strokes: [...strokes.current] });
        }}
        onChange={({ target }) => {
          if (target.value === '') strokes.current = [];
        }}
      />
    </label>
  );
}
