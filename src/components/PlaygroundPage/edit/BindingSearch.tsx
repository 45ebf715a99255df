import { useEffect, useId, useMemo, useState, type ReactElement } from 'react';
import { suggest, type KeymapKeys, type Suggestions } from '#core/keymap-edit';
import { captureKey } from '@site/src/components/KeyCodeFinder/captureKey';
import styles from './styles.module.css';
import { bindingsForPress, findBindings } from './finder';

type Props = Readonly<{
  keys: KeymapKeys;
  layerNames: readonly string[];
  label: string;
  /** The key's binding. */
  current?: string;
  onChoose: (binding: string) => void;
}>;

/** A field that turns what the reader types, or a key they press, into bindings. Enter takes the first one. */
export default function BindingSearch({ keys, layerNames, label, current = '', onChoose }: Props): ReactElement {
  const id = useId();
  const [query, setQuery] = useState('');
  const [isCapturing, setIsCapturing] = useState(false);
  const [pressed, setPressed] = useState<Suggestions>();
  const found = useMemo(
    () => pressed ?? suggest({ keys, layerNames, current }, query, findBindings),
    [pressed, keys, layerNames, current, query],
  );
  useEffect(
    () =>
      isCapturing
        ? captureKey(({ code, key }) => {
            setIsCapturing(false);
            const bindings = bindingsForPress(code);
            setPressed({
              bindings,
              message: bindings.length > 0 ? `You pressed ${code || key}.` : `ZMK has no key code for ${code || key}.`,
            });
          })
        : undefined,
    [isCapturing],
  );
  const [first] = found.bindings;
  return (
    <div
      className={styles.search}
      role="none"
      onKeyDown={(event) => {
        // From the field down to the results, and back.
        const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')];
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
        if (step === 0 || !next) return;
        event.preventDefault();
        next.focus();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={styles.searchRow}>
        <input
          id={id}
          type="text"
          value={query}
          placeholder="a, ctrl+c, hold shift tap a, layer 2"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-first-focus
          onChange={({ target }) => {
            setPressed(undefined);
            setQuery(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (first) onChoose(first.binding);
          }}
        />
        <button type="button" aria-pressed={isCapturing} onClick={() => setIsCapturing(!isCapturing)}>
          {isCapturing ? 'Waiting for a key' : 'Press a key'}
        </button>
      </div>
      <p role="status" className={styles.hint}>
        {found.message ?? (first ? `Enter sets ${first.binding}.` : '')}
      </p>
      {found.bindings.length > 0 && (
        <ul className={styles.results} aria-label="Bindings">
          {found.bindings.map(({ binding, title }) => (
            <li key={binding}>
              <button type="button" onClick={() => onChoose(binding)}>
                <code>{binding}</code> <span>{title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
