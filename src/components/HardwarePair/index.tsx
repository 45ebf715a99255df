import { lazy, Suspense, type ReactElement } from 'react';
import SelectField, { type Option } from '@site/src/components/FieldPanel/SelectField';
import panel from '@site/src/components/FieldPanel/styles.module.css';
import type { HardwareRow } from '@site/src/components/HardwareFinder/readHardwareRow';
import { caveat, fits, niceViewChain } from './fits';
import styles from './styles.module.css';
import { useHardwarePair } from './useHardwarePair';

// Loaded when a keyboard is chosen, because most readers only look one up.
const Files = lazy(() => import('./Files'));
const KeyboardDrawing = lazy(() => import('./KeyboardDrawing'));

const isKeyboard = ({ kind }: HardwareRow) => kind === 'shield' || kind === 'onboard';
const optionsOf = (parts: readonly HardwareRow[]) => parts.map(({ id, name }): Option => [id, name]);

/** A choice of keyboard and controller, and the build.yaml for them. */
export default function HardwarePair({ list }: Readonly<{ list: string }>): ReactElement {
  const { choice, change, parts } = useHardwarePair(list);
  const keyboard = parts.find((part) => part.id === choice.keyboard && isKeyboard(part));
  const needsBoard = keyboard?.kind === 'shield';
  const controllers = parts.filter((part) => part.kind === 'controller' && (!needsBoard || fits(part, keyboard)));
  const board = needsBoard ? controllers.find(({ id }) => id === choice.board) : keyboard;
  const shield = needsBoard ? keyboard : undefined;
  const view = keyboard ? niceViewChain(keyboard) : [];
  const hasStudio = keyboard?.has.includes('studio') ?? false;
  const warning = board && caveat(board, shield);
  return (
    <div className={`${panel.panel} ${styles.pair}`}>
      <SelectField
        id="pair-keyboard"
        label="Keyboard"
        value={choice.keyboard}
        empty="Choose"
        options={optionsOf(parts.filter(isKeyboard))}
        onChange={(id) => change({ keyboard: id })}
      />
      {(needsBoard || !keyboard) && (
        <SelectField
          id="pair-controller"
          label={keyboard ? `Controller that fits (${controllers.length})` : 'Controller'}
          value={board?.id ?? ''}
          empty="Choose"
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
      {view.length > 0 && (
        <label className={styles.option}>
          <input type="checkbox" checked={choice.view} onChange={() => change({ view: !choice.view })} /> with a
          nice!view display
        </label>
      )}
      {/* Always there, so that screen readers say what comes into it. */}
      <div role="status" className={styles.status}>
        {warning && <p className={styles.warning}>{warning}</p>}
      </div>
      <Suspense fallback={null}>
        {board && (
          <Files hardware={{ board, shield }} addons={choice.view ? view : []} studio={hasStudio && choice.studio} />
        )}
      </Suspense>
      <Suspense fallback={null}>{keyboard && <KeyboardDrawing id={keyboard.id} name={keyboard.name} />}</Suspense>
    </div>
  );
}
