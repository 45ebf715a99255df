import { useState, type ReactElement } from 'react';
import {
  behaviorOf,
  behaviorsIn,
  joinBinding,
  splitBinding,
  type KeyBehavior,
  type KeymapKeys,
  type KeyParameter,
} from '#core/keymap-edit';
import InlineCode from '@site/src/components/InlineCode';
import styles from './styles.module.css';
import { findBindings } from './finder';

type Props = Readonly<{
  keys: KeymapKeys;
  layerNames: readonly string[];
  binding: string;
  onChoose: (binding: string) => void;
}>;

/** The number that some constants need after them. */
const number: KeyParameter = { kind: 'number', means: '', constants: [], withNumber: [] };

/** What a new parameter starts with. */
const defaultOf = ({ kind, constants }: KeyParameter): string =>
  kind === 'constant' ? (constants[0] ?? '0') : kind === 'key-code' ? 'A' : '0';

/** The parameters with a number where a constant needs one, and without one elsewhere. */
function withDefaults({ parameters }: KeyBehavior, given: readonly string[]): readonly string[] {
  const values = parameters.map((parameter, index) => given[index] ?? defaultOf(parameter));
  const needsNumber = parameters[0]?.withNumber.includes(values[0] ?? '') ?? false;
  return needsNumber ? [...values, given[parameters.length] ?? '0'] : values;
}

/** The behavior of a key, and a field for each of its parameters. */
export default function ParameterFields({ keys, layerNames, binding, onChoose }: Props): ReactElement {
  const { label, parameters } = splitBinding(binding);
  const all = behaviorsIn(keys);
  const behavior = behaviorOf(keys, label);
  const choose = (next: KeyBehavior, given: readonly string[]): void =>
    onChoose(joinBinding({ label: next.label, parameters: withDefaults(next, given) }));
  const values = behavior ? withDefaults(behavior, parameters) : [];
  return (
    <div className={styles.fields}>
      <label>
        Behavior{' '}
        <select
          value={behavior ? label : ''}
          onChange={({ target }) => {
            const next = all.find((each) => each.label === target.value);
            if (next) choose(next, next.parameters.length === behavior?.parameters.length ? parameters : []);
          }}
        >
          {!behavior && <option value="">&{label}</option>}
          {all.map(({ label: each, name }) => (
            <option key={each} value={each}>
              {name} (&{each})
            </option>
          ))}
        </select>
      </label>
      {values.map((value, index) => {
        const parameter = behavior?.parameters[index];
        const change = (next: string): void => {
          if (behavior)
            choose(
              behavior,
              values.map((old, at) => (at === index ? next : old)),
            );
        };
        return (
          <ParameterField
            key={`${label} ${index} ${value}`}
            parameter={parameter ?? { ...number, means: behavior?.parameters[0]?.numberMeans ?? '' }}
            value={value}
            layerNames={layerNames}
            onChange={change}
          />
        );
      })}
    </div>
  );
}

type FieldProps = Readonly<{
  parameter: KeyParameter;
  value: string;
  layerNames: readonly string[];
  onChange: (value: string) => void;
}>;

function ParameterField({ parameter, value, layerNames, onChange }: FieldProps): ReactElement {
  const { kind, means, constants } = parameter;
  const choices: readonly (readonly [string, string])[] =
    kind === 'layer'
      ? layerNames.map((name, index) => [String(index), `${index}: ${name}`] as const)
      : constants.map((name) => [name, name] as const);
  const hasChoices = (kind === 'layer' || kind === 'constant') && choices.length > 0;
  return (
    <label>
      <span>
        <InlineCode text={means} />
      </span>
      {hasChoices ? (
        <select value={value} onChange={({ target }) => onChange(target.value)}>
          {!choices.some(([each]) => each === value) && <option value={value}>{value}</option>}
          {choices.map(([each, title]) => (
            <option key={each} value={each}>
              {title}
            </option>
          ))}
        </select>
      ) : (
        <TextField value={value} isKeyCode={kind === 'key-code'} onChange={onChange} />
      )}
    </label>
  );
}

type TextFieldProps = Readonly<{ value: string; isKeyCode: boolean; onChange: (value: string) => void }>;

/** The key code for what the reader typed, such as `LC(C)` for ctrl+c. */
const keyCodeFor = (text: string): string | undefined =>
  findBindings(text)
    .answers.map(({ binding }) => /^&kp (\S+)$/.exec(binding)?.[1])
    .find(Boolean);

function TextField({ value, isKeyCode, onChange }: TextFieldProps): ReactElement {
  const [text, setText] = useState(value);
  const finish = (): void => {
    const wanted = text.trim();
    const next = isKeyCode ? (keyCodeFor(wanted) ?? wanted) : wanted;
    if (wanted !== '' && wanted !== value) onChange(next);
    else setText(value);
  };
  return (
    <input
      type="text"
      value={text}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={({ target }) => setText(target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
    />
  );
}
