import { useId, useMemo, useState, type ReactElement } from 'react';
import { nodeText, setProperty, type Keymap, type PropertyValue } from '#core/simulator';
import CodeBlock from '@theme/CodeBlock';
import { editableNodesIn, type PropertyField } from './editableNodes';
import styles from './styles.module.css';

/** The largest time that can be set, which is more than any setting needs. */
const maxMs = 5000;

type Props = Readonly<{ keymap: Keymap; source: string; onEdit: (edit: (source: string) => string) => void }>;

/** Form fields for the properties of a keymap's behaviors and combos, and the devicetree they produce. */
export default function PropertyFields({ keymap, source, onEdit }: Props): ReactElement | null {
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
                  onChange={(value) => onEdit((latest) => setProperty(latest, ref, field.property, value))}
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
  /** The text in the field, because the keymap changes a little later. It stays if the number is too large. */
  const [typed, setTyped] = useState<string>();
  const isTooLarge = Number(typed ?? 0) > maxMs;
  if (field.kind === 'flag') {
    return (
      <label className={styles.flag}>
        <input type="checkbox" checked={field.value} onChange={({ target }) => onChange(target.checked || null)} />
        <code>{property}</code>
      </label>
    );
  }
  return (
    <label className={styles.field}>
      <code>{property}</code>
      {field.kind === 'choice' ? (
        <select value={field.value} onChange={({ target }) => onChange(`"${target.value}"`)}>
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          type="number"
          min={0}
          max={maxMs}
          step={10}
          value={typed ?? field.value ?? ''}
          placeholder={field.required ? undefined : 'not set'}
          aria-invalid={isTooLarge}
          aria-describedby={isTooLarge ? id : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            const value = devicetreeNumber(target.value);
            // While a required field is empty, the keymap keeps the last number.
            if (Number(target.value) <= maxMs && (value !== null || !field.required)) onChange(value);
          }}
          onBlur={() => isTooLarge || setTyped(undefined)}
        />
      )}
      {isTooLarge && (
        <span id={id} className={styles.limitError} role="status">
          The maximum is {maxMs} ms.{' '}
          {field.value === undefined ? 'This is still not set.' : `Still using ${field.value} ms.`}
        </span>
      )}
    </label>
  );
}

function devicetreeNumber(text: string): PropertyValue {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? null : `<${Math.max(value, 0)}>`;
}
