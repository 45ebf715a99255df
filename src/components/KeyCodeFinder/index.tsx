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
  const state = useKeyCodeFinder(list);
  const { finder, layout, found, waiting } = state;
  const isMissed = found && found.answers.length === 0 && !found.message;
  return (
    <Finder
      finder={finder}
      id="key-code-finder"
      about="Key codes"
      label="Find a key code"
      placeholder="volume, ctrl+c, é, KC_ENT"
      missed={isMissed ? finder.query.find : undefined}
      status={state.status || 'Type a key, a character, a shortcut or a QMK name. Enter copies the first answer.'}
      button={
        <button type="button" className={styles.press} aria-pressed={waiting} onClick={state.toggleWaiting}>
          {waiting ? 'Waiting for a key' : 'Press a key'}
        </button>
      }
    >
      <Answers found={found} onCopy={state.copy} onKeyDown={finder.onKeyDown} />
      <p className={styles.layout}>
        <label htmlFor="host-layout">Your computer’s layout</label>{' '}
        <select id="host-layout" value={layout.id} onChange={(event) => state.chooseLayout(event.target.value)}>
          {hostLayouts.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>{' '}
        {state.isGuess && <span>guessed from your browser’s language</span>}
      </p>
    </Finder>
  );
}
