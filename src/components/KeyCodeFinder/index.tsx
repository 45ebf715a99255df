import type { ReactElement } from 'react';
import { hostLayouts } from '#core/host-layouts';
import Finder from '@site/src/components/Finder';
import Answers from './Answers';
import styles from './styles.module.css';
import { useKeyCodeFinder } from './useKeyCodeFinder';

type Props = Readonly<{
  /** The id of the element whose tables are searched. */
  list: string;
}>;

/** From what a reader types to a binding: a name, a character, a shortcut, a QMK name, words. */
export default function KeyCodeFinder({ list }: Props): ReactElement {
  const finder = useKeyCodeFinder(list);
  const { layout, found, waiting } = finder;
  return (
    <Finder
      id="key-code-finder"
      about="Key codes"
      label="Find a key code"
      placeholder="volume, ctrl+c, é, KC_ENT"
      input={finder.input}
      frame={finder.frame}
      onInput={finder.onInput}
      onKeyDown={finder.onKeyDown}
      status={finder.status || 'Type a key, a character, a shortcut or a QMK name. Enter copies the first answer.'}
      controls={
        <button type="button" className={styles.press} aria-pressed={waiting} onClick={finder.toggleWaiting}>
          {waiting ? 'Waiting for a key' : 'Press a key'}
        </button>
      }
    >
      <Answers found={found} onCopy={finder.copy} onKeyDown={finder.onKeyDown} />
      <p className={styles.layout}>
        <label htmlFor="host-layout">Your computer’s layout</label>{' '}
        <select id="host-layout" value={layout.id} onChange={(event) => finder.chooseLayout(event.target.value)}>
          {hostLayouts.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>{' '}
        {finder.isGuess && <span>guessed from your browser’s language</span>}
      </p>
    </Finder>
  );
}
