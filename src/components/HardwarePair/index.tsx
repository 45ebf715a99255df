import type { ReactElement } from 'react';
import { lazyPart } from '@site/runtime/client/lazyPart';
import type { Option } from '@site/src/components/Finder/FilterSelects';
import type { HardwareRow } from '@site/src/components/HardwareFinder/readHardwareRow';
import { compatibilityWarning, fits, niceViewShields } from './compatibility';
import SelectField from './SelectField';
import styles from './styles.module.css';
import { useHardwarePair } from './useHardwarePair';

// Loaded when a keyboard is chosen, because most readers only look up hardware.
const ConfigFiles = lazyPart(() => import('./ConfigFiles'));
const KeyPositions = lazyPart(() => import('./KeyPositions'));

const isKeyboard = ({ kind }: HardwareRow) => kind === 'shield' || kind === 'onboard';
const optionsOf = (rows: readonly HardwareRow[]) =>
  rows.map(({ id, name, also }): Option => [id, also ? `${name} (also ${also})` : name]);

/** Lets readers pick a keyboard and controller, and shows the build.yaml for them. */
export default function HardwarePair({ listId }: Readonly<{ listId: string }>): ReactElement {
  const { choice, change, rows } = useHardwarePair(listId);
  const keyboard = rows.find((row) => row.id === choice.keyboard && isKeyboard(row));
  const needsBoard = keyboard?.kind === 'shield';
  const controllers = rows.filter((row) => row.kind === 'controller' && (!needsBoard || fits(row, keyboard)));
  const board = needsBoard ? controllers.find(({ id }) => id === choice.board) : keyboard;
  const shield = needsBoard ? keyboard : undefined;
  const niceView = keyboard ? niceViewShields(keyboard) : [];
  const hasStudio = keyboard?.words.has('studio') ?? false;
  const warning = board && compatibilityWarning(board, shield);
  return (
    <div className={styles.panel}>
      <SelectField
        id="pair-keyboard"
        label="Keyboard"
        value={choice.keyboard}
        emptyLabel="Choose"
        options={optionsOf(rows.filter(isKeyboard))}
        onChange={(id) => change({ keyboard: id })}
      />
      {(needsBoard || !keyboard) && (
        <SelectField
          id="pair-controller"
          label={keyboard ? `Controller that fits (${controllers.length})` : 'Controller'}
          value={board?.id ?? ''}
          emptyLabel="Choose"
          options={optionsOf(controllers)}
          onChange={(id) => change({ board: id })}
        />
      )}
      {hasStudio && (
        <label className={styles.option}>
          <input type="checkbox" checked={choice.studio} onChange={() => change({ studio: !choice.studio })} /> with ZMK
          Studio
        </label>
      )}
      {niceView.length > 0 && (
        <label className={styles.option}>
          <input type="checkbox" checked={choice.view} onChange={() => change({ view: !choice.view })} /> with a
          nice!view display
        </label>
      )}
      {/* Always rendered, so that screen readers announce its changes. */}
      <div role="status" className={styles.status}>
        {warning && <p className={styles.warning}>{warning}</p>}
      </div>
      {board && (
        <ConfigFiles
          hardware={{ board, shield }}
          addons={choice.view ? niceView : []}
          studio={hasStudio && choice.studio}
        />
      )}
      {keyboard && <KeyPositions id={keyboard.id} name={keyboard.name} />}
    </div>
  );
}
