import type { ReactElement, Ref } from 'react';
import { placeholderText } from './placeholderText';
import styles from './styles.module.css';

type Props = Readonly<{ textarea: Ref<HTMLTextAreaElement>; text: string; onEdit: (text: string) => void }>;

/** A text box to type in until the real editor is loaded, or if it can't be loaded. It has the same size. */
export default function PlainEditor({ textarea, text, onEdit }: Props): ReactElement {
  return (
    <textarea
      ref={textarea}
      className={styles.plainEditor}
      aria-label="Your file"
      placeholder={placeholderText}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      value={text}
      onChange={(event) => onEdit(event.target.value)}
    />
  );
}
