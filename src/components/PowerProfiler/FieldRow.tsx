import { useId, useState, type ReactElement } from 'react';
import clsx from 'clsx';
import { fieldsOf, readField, writeField, type Field, type FieldValue, type Section } from '#core/power-model';
import { draftName, type Profiler } from './useProfiler';
import styles from './form.module.css';

/** Represents text that isn't a number, which browsers don't reveal. */
const noNumber = '?';

type ControlProps = Readonly<{
  field: Field;
  text: string;
  id: string;
  errorId: string | undefined;
  onText: (text: string) => void;
  onLeave: () => void;
}>;

function Control({ field, text, id, errorId, onText, onLeave }: ControlProps): ReactElement {
  if (field.kind === 'choice') {
    return (
      <select id={id} className={styles.input} value={text} onChange={({ target }) => onText(target.value)}>
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === 'flag') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={text === 'yes'}
        onChange={({ target }) => onText(target.checked ? 'yes' : 'no')}
      />
    );
  }
  return (
    <span className={styles.number}>
      <input
        id={id}
        className={styles.input}
        type="number"
        inputMode="decimal"
        min={field.min}
        max={field.max}
        step={field.step}
        value={text === noNumber ? '' : text}
        placeholder={field.kind === 'optional' ? 'not set' : undefined}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        // When the field changes from empty to something that isn't a number, its value stays empty, so React reports no change.
        onInput={({ currentTarget: { validity, value } }) => onText(validity.badInput ? noNumber : value)}
        onBlur={onLeave}
      />
      {field.unit !== '' && <span className={styles.unit}>{field.unit}</span>}
    </span>
  );
}

/** The value in use, as the form writes it. */
function valueWords(field: Field, value: FieldValue): string {
  const text = writeField(value);
  if (text === '') return 'no value';
  return 'unit' in field && field.unit !== '' ? `${text} ${field.unit}` : text;
}

type Props = Readonly<{ profiler: Profiler; section: Section; name: string; value: FieldValue }>;

/** An input with its label, an explanation that opens, and an error message. */
export default function FieldRow({ profiler, section, name, value }: Props): ReactElement | null {
  const id = useId();
  const [isExplained, setExplained] = useState(false);
  const field = fieldsOf(section)[name];
  if (!field) return null;
  const text = profiler.drafts[draftName(profiler.side, section, name)] ?? writeField(value);
  const reading = readField(field, text);
  const label = (
    <label htmlFor={id} className={styles.label}>
      {field.label}
    </label>
  );
  const control = (
    <Control
      field={field}
      text={text}
      id={id}
      errorId={reading.ok ? undefined : `${id}-error`}
      onText={(next) => profiler.setField(section, name, next)}
      onLeave={() => profiler.settleField(section, name)}
    />
  );
  return (
    <div className={clsx(field.kind === 'flag' ? styles.flag : styles.row, field.kind === 'choice' && styles.choice)}>
      {field.kind === 'flag' && control}
      {label}
      <button
        type="button"
        className={styles.ask}
        aria-label={`About: ${field.label}`}
        aria-expanded={isExplained}
        aria-controls={`${id}-hint`}
        onClick={() => setExplained(!isExplained)}
      >
        ?
      </button>
      {field.kind !== 'flag' && control}
      <p id={`${id}-hint`} className={styles.hint} hidden={!isExplained}>
        {field.hint}
      </p>
      <p id={`${id}-error`} className={styles.error} role="status">
        {!reading.ok && `${reading.reason} The result still uses ${valueWords(field, value)}.`}
      </p>
    </div>
  );
}
