import type { ReactElement } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import panel from '@site/src/components/FieldPanel/styles.module.css';
import type { HardwareRow } from '@site/src/components/HardwareRow/readHardwareRow';
import { buildYaml, caveat, fits, niceViewChain } from './buildYaml';
import styles from './styles.module.css';
import { useHardwarePair } from './useHardwarePair';

type PartSelectProps = Readonly<{
  id: string;
  label: string;
  value: string;
  parts: readonly HardwareRow[];
  onChange: (id: string) => void;
}>;

function PartSelect({ id: selectId, label, value, parts, onChange }: PartSelectProps): ReactElement {
  return (
    <div className={panel.field}>
      <label htmlFor={selectId}>{label}</label>
      <select id={selectId} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Choose</option>
        {parts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A choice of keyboard and controller, and the build.yaml for them. */
export default function HardwarePair({ list }: Readonly<{ list: string }>): ReactElement {
  const { choice, change, parts } = useHardwarePair(list);
  const keyboard = parts.find(({ id, kind }) => id === choice.keyboard && (kind === 'shield' || kind === 'onboard'));
  const needsBoard = keyboard?.kind === 'shield';
  const controllers = parts.filter((part) => part.kind === 'controller' && (!needsBoard || fits(part, keyboard)));
  const board = needsBoard ? controllers.find(({ id }) => id === choice.board) : keyboard;
  const shield = needsBoard ? keyboard : undefined;
  const view = keyboard ? niceViewChain(keyboard) : [];
  const hasStudio = keyboard?.has.includes('studio') ?? false;
  const warning = board && caveat(board, shield);
  return (
    <div className={`${panel.panel} ${styles.pair}`}>
      <PartSelect
        id="pair-keyboard"
        label="Keyboard"
        value={choice.keyboard}
        parts={parts.filter(({ kind }) => kind === 'shield' || kind === 'onboard')}
        onChange={(id) => change({ keyboard: id })}
      />
      {(needsBoard || !keyboard) && (
        <PartSelect
          id="pair-controller"
          label={keyboard ? `Controller that fits (${controllers.length})` : 'Controller'}
          value={board?.id ?? ''}
          parts={controllers}
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
      {warning && <p className={styles.warning}>{warning}</p>}
      {board && (
        <Yaml
          text={buildYaml({ board, shield, addons: choice.view ? view : [], studio: hasStudio && choice.studio })}
        />
      )}
    </div>
  );
}

function Yaml({ text }: Readonly<{ text: string }>): ReactElement {
  return (
    <figure className={styles.result}>
      <figcaption>
        <code>build.yaml</code>
        <CopyButton text={text} />
      </figcaption>
      <pre>{text}</pre>
    </figure>
  );
}
