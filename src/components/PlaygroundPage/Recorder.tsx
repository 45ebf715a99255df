import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import type { Recording, Stroke } from '#core/hold-tap-tuning';
import styles from './styles.module.css';

type Props = Readonly<{ text: string; record: (recording: Recording) => void }>;

const nameOf = ({ key }: KeyboardEvent): string => (key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key);

/** A box to type in. When each key went down and up stays in the browser. */
export default function Recorder({ text, record }: Props): ReactElement {
  const strokes = useRef<Stroke[]>([]);
  const names = useRef(new Map<string, string>());
  function note(event: KeyboardEvent<HTMLTextAreaElement>, pressed: boolean): void {
    if (event.repeat) return;
    // Shift may be gone before the letter comes up: a key keeps the name it went down with.
    const key = (pressed ? undefined : names.current.get(event.code)) ?? nameOf(event);
    names.current.set(event.code, key);
    strokes.current.push({ at: event.timeStamp, key, pressed });
  }
  return (
    <label className={styles.recorder}>
      Type this text, or one of your own
      <span className={styles.sentence}>{text}</span>
      <textarea
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        onKeyDown={(event) => note(event, true)}
        onKeyUp={(event) => {
          note(event, false);
          record({ text: event.currentTarget.value, strokes: [...strokes.current] });
        }}
        onChange={({ target }) => {
          if (target.value === '') strokes.current = [];
        }}
      />
    </label>
  );
}
