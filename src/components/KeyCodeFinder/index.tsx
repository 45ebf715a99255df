import type { ReactElement } from 'react';
import { hostLayouts } from '#core/host-layouts';
import Finder from '@site/src/components/Finder';
import BindingList from './BindingList';
import styles from './styles.module.css';
import { useKeyCodeFinder } from './useKeyCodeFinder';

type Props = Readonly<{
  /** Id of the element that contains the tables. */
  listId: string;
}>;

/** Finds the binding for a key name, character, shortcut, QMK name, or description. */
export default function KeyCodeFinder({ listId }: Props): ReactElement {
  const state = useKeyCodeFinder(listId);
  const { finder, layout, found, isCapturing } = state;
  const hasNoResults = found && found.answers.length === 0 && !found.message;
  return (
    <Finder
      finder={finder}
      id="key-code-finder"
      searchLabel="Key codes"
      label="Find a key code"
      placeholder="volume, ctrl+c, é, KC_ENT"
      textNotFound={hasNoResults ? finder.query.find : undefined}
      status={state.status || 'Type a key, character, shortcut, or QMK name. Enter copies the first result.'}
      button={
        <button type="button" className={styles.captureButton} aria-pressed={isCapturing} onClick={state.toggleCapture}>
          {isCapturing ? 'Waiting for a key' : 'Press a key'}
        </button>
      }
    >
      <BindingList found={found} onCopy={state.copy} />
      <p className={styles.hostLayout}>
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
