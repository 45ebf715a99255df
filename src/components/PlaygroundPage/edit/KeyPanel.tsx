import { useId, type ReactElement, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { behaviorOf, splitBinding, type Choice, type KeymapKeys } from '#core/keymap-edit';
import BindingSearch from './BindingSearch';
import ParameterFields from './ParameterFields';
import styles from './styles.module.css';

type Props = Readonly<{
  keys: KeymapKeys;
  layerNames: readonly string[];
  title: string;
  /** What the key does, in words. */
  spoken: string;
  /** The key's binding with macros expanded. */
  binding: string;
  /** The ways to make the change that the reader wants, if there are several. */
  choices: readonly Choice[] | undefined;
  problem: string | undefined;
  onBinding: (binding: string, isDone: boolean) => void;
  onChoice: (choice: Choice) => void;
  onSwap: () => void;
  onCopy: () => void;
  onClearAbove: (() => void) | undefined;
  onClose: () => void;
}>;

/** What a key does, and everything that can be done with it. */
export default function KeyPanel(props: Props): ReactElement {
  const { keys, layerNames, title, spoken, binding, choices, problem, onBinding, onClose } = props;
  const behavior = behaviorOf(keys, splitBinding(binding).label);
  const set = (next: string): void => onBinding(next, true);
  return (
    <PanelFrame title={title} onClose={onClose}>
      <p className={styles.what}>
        <strong>{spoken}</strong> <code>{binding}</code>
        {behavior && (
          <>
            <br />
            {behavior.does} {behavior.page && <Link to={behavior.page}>Read more</Link>}
          </>
        )}
      </p>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {choices ? (
        <Choices choices={choices} onChoice={props.onChoice} />
      ) : (
        <>
          <BindingSearch keys={keys} layerNames={layerNames} label="Change it to" current={binding} onChoose={set} />
          <ParameterFields
            keys={keys}
            layerNames={layerNames}
            binding={binding}
            onChoose={(next) => onBinding(next, false)}
          />
          <div className={styles.actions}>
            <button type="button" onClick={() => set('&trans')}>
              Transparent
            </button>
            <button type="button" onClick={() => set('&none')}>
              Do nothing
            </button>
            <button type="button" onClick={props.onSwap}>
              Swap with…
            </button>
            <button type="button" onClick={props.onCopy}>
              Copy to…
            </button>
            {props.onClearAbove && (
              <button type="button" onClick={props.onClearAbove}>
                Transparent on all layers above
              </button>
            )}
          </div>
        </>
      )}
    </PanelFrame>
  );
}

type ChoicesProps = Readonly<{ choices: readonly Choice[]; onChoice: (choice: Choice) => void }>;

function Choices({ choices, onChoice }: ChoicesProps): ReactElement {
  const { macro } = choices[0] ?? {};
  return (
    <div className={styles.choices} role="group" aria-label="Where to make the change">
      <p>
        {macro === undefined ? (
          'Other keys use the same text.'
        ) : (
          <>
            This key comes from <code>{macro}</code>.
          </>
        )}{' '}
        What do you want to change?
      </p>
      {choices.map((choice, index) => (
        <button
          key={choice.scope}
          type="button"
          {...(index === 0 ? { 'data-first-focus': true } : {})}
          onClick={() => onChoice(choice)}
        >
          {choice.scope === 'key'
            ? 'Only this key'
            : macro === undefined
              ? 'All of them'
              : `The definition of ${macro}`}
          <small>{describeOthers(choice)}</small>
        </button>
      ))}
    </div>
  );
}

function describeOthers({ scope, others, elsewhere }: Choice): string {
  if (scope === 'key') return '';
  const count = others.length === 1 ? '1 other key' : `${others.length} other keys`;
  const what = [...(others.length > 0 ? [count] : []), ...(elsewhere ? ['something other than keys'] : [])];
  return what.length > 0 ? `Also changes ${what.join(' and ')}.` : 'Changes nothing else.';
}

type FrameProps = Readonly<{ title: string; onClose: () => void; children: ReactNode }>;

/** A small window that doesn't hide the page from screen readers. */
export function PanelFrame({ title, onClose, children }: FrameProps): ReactElement {
  const id = useId();
  return (
    <div role="dialog" aria-labelledby={id} tabIndex={-1} className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 id={id}>{title}</h2>
        <button type="button" aria-label="Close" onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </div>
  );
}
