import { useId, useState, type ReactElement } from 'react';
import clsx from 'clsx';
import {
  fieldsOf,
  noteOn,
  readField,
  writeField,
  type Field,
  type FieldValue,
  type Section,
  type Setup,
} from '#core/power-model';
import { draftName, type Profiler } from './useProfiler';
import styles from './form.module.css';

/** Stands for text that isn't a number, because browsers don't reveal what it is. */
const notANumber = '?';

type ControlProps = Readonly<{
  field: Field;
  text: string;
  id: string;
  isInvalid: boolean;
  messageId: string | undefined;
  onChangeText: (text: string) => void;
  onBlur: () => void;
}>;

function Control({ field, text, id, isInvalid, messageId, onChangeText, onBlur }: ControlProps): ReactElement {
  if (field.kind === 'choice') {
    return (
      <select id={id} className={styles.input} value={text} onChange={({ target }) => onChangeText(target.value)}>
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
        onChange={({ target }) => onChangeText(target.checked ? 'yes' : 'no')}
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
        value={text === notANumber ? '' : text}
        placeholder={field.kind === 'optional' ? 'not set' : undefined}
        aria-invalid={isInvalid}
        aria-describedby={messageId}
        // React's onChange isn't called when text that isn't a number is typed into an empty field, because its value stays empty.
        onInput={({ currentTarget: { validity, value } }) => onChangeText(validity.badInput ? notANumber : value)}
        onBlur={onBlur}
      />
      {field.unit !== '' && <span className={styles.unit}>{field.unit}</span>}
    </span>
  );
}

/** The current value with its unit. */
function formatValue(field: Field, value: FieldValue): string {
  const text = writeField(value);
  if (text === '') return 'no value';
  return 'unit' in field && field.unit !== '' ? `${text} ${field.unit}` : text;
}

type Props = Readonly<{ profiler: Profiler; setup: Setup; section: Section; name: string; value: FieldValue }>;

/** An input with its label, an expandable explanation, and a message about its value. */
export default function FieldRow({ profiler, setup, section, name, value }: Props): ReactElement | null {
  const id = useId();
  const [isExplained, setIsExplained] = useState(false);
  const field = fieldsOf(section)[name];
  if (!field) return null;
  const text = profiler.drafts[draftName(profiler.side, section, name)] ?? writeField(value);
  const reading = readField(field, text);
  const message = reading.ok
    ? noteOn(name, value, setup)
    : `${reading.reason} The result still uses ${formatValue(field, value)}.`;
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
      isInvalid={!reading.ok}
      messageId={message && `${id}-message`}
      onChangeText={(next) => profiler.setField(section, name, next)}
      onBlur={() => profiler.settleField(section, name)}
    />
  );
  return (
    <div className={clsx(field.kind === 'flag' ? styles.flag : styles.row, field.kind === 'choice' && styles.choice)}>
      {field.kind === 'flag' && control}
      {label}
      <button
        type="button"
        className={styles.helpButton}
        aria-label={`About: ${field.label}`}
        aria-expanded={isExplained}
        aria-controls={`${id}-hint`}
        onClick={() => setIsExplained(!isExplained)}
      >
        ?
      </button>
      {field.kind !== 'flag' && control}
      <p id={`${id}-hint`} className={styles.hint} hidden={!isExplained}>
        {field.hint}
      </p>
      <p id={`${id}-message`} className={clsx(styles.message, !reading.ok && styles.error)} role="status">
        {message}
      </p>
    </div>
  );
}
