import { useCallback, useLayoutEffect, useMemo, useRef, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import Link from '@docusaurus/Link';
import { keyAt } from '#core/keymap-edit';
import { spokenLegend } from '#core/keymap-drawing';
import type { PlaygroundState } from '../usePlayground';
import BindingSearch from './BindingSearch';
import Changes from './Changes';
import Checks from './Checks';
import EditKeyboard from './EditKeyboard';
import KeyPanel, { PanelFrame } from './KeyPanel';
import Placed from './Placed';
import SelectionBar from './SelectionBar';
import styles from './styles.module.css';
import type { KeymapEdit } from './useKeymapEdit';

type Props = Readonly<{ playground: PlaygroundState; edit: KeymapEdit }>;

/** The drawing of a layer with keys to change, and what can be done with them. */
export default function KeyColumn({ playground, edit }: Props): ReactElement {
  const { drawing, keys: shape } = playground;
  const { layer, position, place, selected, panel, pending, isSelecting, keys, message, dispatch } = edit;
  const frame = useRef<HTMLDivElement>(null);
  const focusKey = (at = position): void =>
    frame.current?.querySelector<HTMLElement>(`[data-position="${at}"]`)?.focus();
  const { name = '', legends = [] } = drawing.layers[layer] ?? {};
  const names = useMemo(() => legends.map((legend, at) => `Key ${at}: ${spokenLegend(legend)}`), [legends]);
  const layerNames = useMemo(() => drawing.layers.map((each) => each.name), [drawing]);
  const marked = pending?.from.layer === layer ? [pending.from.position] : panel === 'key' ? [position] : selected;
  // A string, because the list is a new one on every render.
  const markedKey = marked.join(' ');
  const highlighted = useMemo(() => new Set(markedKey.split(' ').filter(Boolean).map(Number)), [markedKey]);

  // The latest functions, so that the keys aren't drawn again each time something else changes.
  const open = (at: number): void => {
    if (pending) {
      const target = { layer, position: at };
      if (pending.what === 'swap') {
        edit.swap(pending.from, target);
        dispatch({ type: 'stop' });
      } else edit.copy(pending.from, [target]);
      return;
    }
    edit.clearMessage();
    if (isSelecting) dispatch({ type: 'toggle', position: at });
    else dispatch({ type: 'open', position: at });
  };
  const handlers = useRef({ open, drop: edit.swap, layer });
  useLayoutEffect(() => {
    handlers.current = { open, drop: edit.swap, layer };
  });
  const onOpen = useCallback((at: number) => handlers.current.open(at), []);
  const onDrop = useCallback((from: number, to: number) => {
    const at = handlers.current.layer;
    handlers.current.drop({ layer: at, position: from }, { layer: at, position: to });
  }, []);
  const onFocus = useCallback((at: number) => dispatch({ type: 'focus', position: at }), [dispatch]);
  const onToggle = useCallback((at: number) => dispatch({ type: 'toggle', position: at }), [dispatch]);
  const onEscape = useCallback(() => dispatch({ type: 'stop' }), [dispatch]);

  const close = (): void => {
    flushSync(() => dispatch({ type: 'close' }));
    focusKey();
  };
  /** Closes the panel after a change, and returns to the key. */
  const closeIf = (isDone: boolean): void => {
    if (isDone) close();
  };
  const binding = keyAt(keys, place)?.text ?? '';
  const legend = legends[position];

  return (
    <>
      <p className={styles.hint}>
        Click a key, or move with the arrow keys and press Enter. Space selects keys for a combo. Drag a key onto
        another to swap them.
      </p>
      <SelectionBar edit={edit} drawing={drawing} shape={shape} />
      <div ref={frame} className={styles.frame}>
        <EditKeyboard
          label={`Keys of layer ${layer}, ${name}`}
          keys={shape}
          legends={legends}
          names={names}
          highlighted={highlighted}
          tabStop={position}
          onFocus={onFocus}
          onOpen={onOpen}
          onToggle={onToggle}
          onDrop={onDrop}
          onEscape={onEscape}
        />
        {panel && (
          <Placed
            onClose={close}
            frame={frame}
            position={position}
            id={`${panel} ${layer} ${position} ${edit.choices ? 'choice' : ''}`}
          >
            {panel === 'key' ? (
              <KeyPanel
                keys={keys}
                layerNames={layerNames}
                title={`Key ${position} on ${name}`}
                spoken={legend ? spokenLegend(legend) : ''}
                binding={binding}
                choices={edit.choices}
                problem={message.isProblem ? message.text : undefined}
                onBinding={(next, isDone) => closeIf(edit.setBinding(next) && isDone)}
                onChoice={(choice) => closeIf(edit.choose(choice))}
                onSwap={() => {
                  flushSync(() => dispatch({ type: 'start', what: 'swap' }));
                  focusKey();
                }}
                onCopy={() => {
                  flushSync(() => dispatch({ type: 'start', what: 'copy' }));
                  focusKey();
                }}
                onClearAbove={drawing.layers.length > 1 ? () => closeIf(edit.clearAbove()) : undefined}
                onClose={close}
              />
            ) : (
              <PanelFrame title={`Combo of keys ${[...selected].sort((a, b) => a - b).join(' and ')}`} onClose={close}>
                {message.isProblem && (
                  <p role="alert" className={styles.problem}>
                    {message.text}
                  </p>
                )}
                <BindingSearch
                  keys={keys}
                  layerNames={layerNames}
                  label="What the keys do together"
                  onChoose={(next) => {
                    if (!edit.addCombo(next)) return;
                    flushSync(() => dispatch({ type: 'stop' }));
                    focusKey();
                  }}
                />
              </PanelFrame>
            )}
          </Placed>
        )}
      </div>
      <p role="status" className={styles.message}>
        {pending
          ? pending.what === 'swap'
            ? `Choose the key to swap with key ${pending.from.position}. Escape cancels.`
            : `Choose the keys that get the binding of key ${pending.from.position}. Escape ends it. ${message.text}`
          : message.isProblem && panel
            ? ''
            : message.text}
      </p>
      <Checks playground={playground} />
      <Changes playground={playground} />
      <p className={styles.hint}>
        To change a keyboard without building firmware, use <Link href="https://zmk.studio/">ZMK Studio</Link>. To edit
        a whole configuration on GitHub, <Link href="https://nickcoutsos.github.io/keymap-editor/">Keymap Editor</Link>{' '}
        can commit your changes.
      </p>
    </>
  );
}
