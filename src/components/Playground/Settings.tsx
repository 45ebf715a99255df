import { useId, useMemo, useState, type ReactElement } from 'react';
import { nodeText, setProperty, type Keymap, type PropertyValue } from '#core/simulator';
import CodeBlock from '@theme/CodeBlock';
import { editableNodesIn, type PropertyField } from './editableNodes';
import styles from './styles.module.css';

/** More than any setting needs. */
const maxMs = 5000;

type Props = Readonly<{ keymap: Keymap; source: string; onChange: (source: string) => void }>;

/** Form fields for the properties of a keymap's behaviors and combos, and the devicetree they produce. */
export default function Settings({ keymap, source, onChange }: Props): ReactElement | null {
  const nodes = useMemo(() => editableNodesIn(keymap, source), [keymap, source]);
  const [isOpen, setIsOpen] = useState(nodes.length <= 2);
  if (nodes.length === 0) return null;
  const texts = isOpen ? nodes.map(({ ref }) => nodeText(source, ref)).filter(Boolean) : [];
  return (
    <details className={styles.settings} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Change the settings</summary>
      {isOpen && (
        <div className={styles.propertyFields}>
          {nodes.map(({ title, ref, fields }) => (
            <fieldset key={title}>
              <legend>{title}</legend>
              {fields.map((field) => (
                <PropertyControl
                  key={field.property}
                  field={field}
                  onChange={(value) => onChange(setProperty(source, ref, field.property, value))}
                />
              ))}
            </fieldset>
          ))}
        </div>
      )}
      {texts.length > 0 && <CodeBlock language="dts">{texts.join('\n\n')}</CodeBlock>}
    </details>
  );
}

function PropertyControl({
  field,
  onChange,
}: Readonly<{ field: PropertyField; onChange: (value: PropertyValue) => void }>): ReactElement {
  const id = useId();
  const { property } = field;
  /** What the reader typed, while it's too large to use. */
  const [rejected, setRejected] = useState<string>();
  if (field.kind === 'flag') {
    return (
      <label className={styles.flag} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={field.value}
          onChange={({ target }) => onChange(target.checked || null)}
        />
        <code>{property}</code>
      </label>
    );
  }
  return (
    <label className={styles.field} htmlFor={id}>
      <code>{property}</code>
      {field.kind === 'choice' ? (
        <select id={id} value={field.value} onChange={({ target }) => onChange(`"${target.value}"`)}>
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="number"
          min={0}
          max={maxMs}
          step={10}
          value={rejected ?? field.value ?? ''}
          placeholder={field.required ? undefined : 'not set'}
          aria-invalid={rejected !== undefined}
          aria-describedby={rejected === undefined ? undefined : `${id}-limit`}
          onChange={({ target }) => {
            const isTooLarge = Number(target.value) > maxMs;
            setRejected(isTooLarge ? target.value : undefined);
            if (!isTooLarge) onChange(devicetreeNumber(target.value, field.required));
          }}
        />
      )}
      {rejected !== undefined && (
        <span id={`${id}-limit`} className={styles.limitError} role="status">
          The maximum is {maxMs} ms.{' '}
          {field.value === undefined ? 'This is still not set.' : `Still using ${field.value} ms.`}
        </span>
      )}
    </label>
  );
}

function devicetreeNumber(text: string, required: boolean): PropertyValue {
  const value = Number.parseInt(text, 10);
  if (Number.isNaN(value)) return required ? '<0>' : null;
  return `<${Math.max(value, 0)}>`;
}
