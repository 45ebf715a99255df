import { useId, useState, type ReactElement } from 'react';
import type { NodeRef, PropertyValue } from '#core/simulator';
import type { Field, Tunable } from './tunables';
import styles from './styles.module.css';

/** Longer than any term that makes sense. */
const longestMs = 5000;

type Change = (ref: NodeRef, property: string, value: PropertyValue) => void;

/** The properties of the example's behaviors, to try other values. */
export default function Controls({
  tunables,
  change,
}: Readonly<{ tunables: readonly Tunable[]; change: Change }>): ReactElement {
  return (
    <div className={styles.controls}>
      {tunables.map(({ title, ref, fields }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {fields.map((field) => (
            <Control key={field.property} field={field} change={(value) => change(ref, field.property, value)} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function Control({ field, change }: Readonly<{ field: Field; change: (value: PropertyValue) => void }>): ReactElement {
  const id = useId();
  const { property } = field;
  /** A number that is too large to use; it stays in the field. */
  const [typed, setTyped] = useState<string>();
  if (field.kind === 'flag') {
    return (
      <label className={styles.flag} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={field.value}
          onChange={({ target }) => change(target.checked || null)}
        />
        <code>{property}</code>
      </label>
    );
  }
  return (
    <label className={styles.field} htmlFor={id}>
      <code>{property}</code>
      {field.kind === 'choice' ? (
        <select id={id} value={field.value} onChange={({ target }) => change(`"${target.value}"`)}>
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="number"
          min={0}
          max={longestMs}
          step={10}
          value={typed ?? field.value ?? ''}
          placeholder={field.required ? undefined : 'not set'}
          aria-invalid={typed !== undefined}
          aria-describedby={typed === undefined ? undefined : `${id}-limit`}
          onChange={({ target }) => {
            const isTooLong = Number(target.value) > longestMs;
            setTyped(isTooLong ? target.value : undefined);
            if (!isTooLong) change(numberText(target.value, field.required));
          }}
        />
      )}
      {typed !== undefined && (
        <span id={`${id}-limit`} className={styles.limit} role="status">
          At most {longestMs} ms here; {field.kind === 'number' ? (field.value ?? 'nothing') : ''} is still in use.
        </span>
      )}
    </label>
  );
}

function numberText(text: string, required: boolean): PropertyValue {
  const value = Number.parseInt(text, 10);
  if (Number.isNaN(value)) return required ? '<0>' : null;
  return `<${Math.max(value, 0)}>`;
}
