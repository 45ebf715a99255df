import type { ReactElement, Ref } from 'react';
import { hint } from './hint';
import styles from './styles.module.css';

type Props = Readonly<{ box: Ref<HTMLTextAreaElement>; text: string; onEdit: (text: string) => void }>;

/** Stands where the editor will, is as large, and takes text already. It stays where the editor cannot be loaded. */
export default function PlainEditor({ box, text, onEdit }: Props): ReactElement {
  return (
    <textarea
      ref={box}
      className={styles.plain}
      aria-label="Your file"
      placeholder={hint}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      value={text}
      onChange={(event) => onEdit(event.target.value)}
    />
  );
}
