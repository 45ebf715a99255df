import type { EarlyWindow } from '@site/runtime/inline/early';
import { readEdit, repeatEdit, type Edit, type Field } from './edits';

type Control = Field | HTMLButtonElement;

/** The controls in order, each under its id or its position, by which it is found again. */
const controlsIn = (place: HTMLElement): ReadonlyMap<string, Control> =>
  new Map(
    [...place.querySelectorAll<Control>('input, select, textarea, button')].map((control, position) => [
      control.id || String(position),
      control,
    ]),
  );

const isField = (control: Control | undefined): control is Field =>
  control !== undefined && !(control instanceof HTMLButtonElement);

function readEdits(place: HTMLElement): readonly (readonly [name: string, edit: Edit])[] {
  return [...controlsIn(place)].flatMap(([name, control]) => {
    const edit = isField(control) ? readEdit(control) : undefined;
    return edit ? [[name, edit] as const] : [];
  });
}

/** Takes the buttons in `place` that boot.ts would press when React has taken over the page: they may be gone by then. */
function takeHeld(place: HTMLElement): readonly HTMLElement[] {
  const { held = [] } = (window as EarlyWindow).early ?? {};
  const own = held.filter((button) => place.contains(button));
  for (const button of own) held.splice(held.indexOf(button), 1);
  return own;
}

type EarlyInput = Readonly<{
  /** Draws the widget, and does everything again right after it. */
  repeatAfter: (draw: () => void) => void;
  /** Holds back no more clicks: the widget will not come. */
  release: () => void;
}>;

/**
 * Keeps what the reader does to a widget's HTML before its code is there: typed text, choices, the focus and clicks on
 * buttons.
 */
export function holdEarlyInput(place: HTMLElement): EarlyInput {
  const clicked: string[] = [];
  const nameOf = (sought: Element | null) => [...controlsIn(place)].find(([, control]) => control === sought)?.[0];

  function holdClick(event: Event): void {
    const name = nameOf((event.target as Element).closest('button'));
    if (name === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    clicked.push(name);
  }
  place.addEventListener('click', holdClick, true);
  const release = () => place.removeEventListener('click', holdClick, true);

  function repeatAfter(draw: () => void): void {
    release();
    clicked.push(...takeHeld(place).flatMap((button) => nameOf(button) ?? []));
    const edits = readEdits(place);
    const focused = nameOf(document.activeElement);
    draw();
    const controls = controlsIn(place);
    if (focused !== undefined) controls.get(focused)?.focus({ preventScroll: true });
    for (const [name, edit] of edits) {
      const field = controls.get(name);
      if (isField(field)) repeatEdit(edit, field);
    }
    for (const name of clicked) controls.get(name)?.click();
  }
  return { repeatAfter, release };
}
