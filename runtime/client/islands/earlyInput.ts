import { attributes } from '../../contract';
import { readEdit, repeatEdit, type Field } from './edits';

type Control = Field | HTMLButtonElement;

/** The controls in order, each under its id or its position, by which it is found again. */
const controlsIn = (place: HTMLElement): ReadonlyMap<string, Control> =>
  new Map(
    [...place.querySelectorAll<Control>('input, select, textarea, button')].map((control, position) => [
      control.id || String(position),
      control,
    ]),
  );

const isButton = (control: Control): control is HTMLButtonElement => control instanceof HTMLButtonElement;

/** Draws an island over its HTML, and does again what the reader did to that: typed text, choices, the focus, pressed buttons. */
export function keepingInput(place: HTMLElement, draw: () => void): void {
  const before = [...controlsIn(place)].map(([name, control]) => ({
    name,
    edit: isButton(control) ? undefined : readEdit(control),
    isPressed: control.hasAttribute(attributes.pressed),
    hasFocus: control === document.activeElement,
  }));
  draw();
  const controls = controlsIn(place);
  for (const { name, edit, isPressed, hasFocus } of before) {
    const control = controls.get(name);
    if (!control) continue;
    if (hasFocus) control.focus({ preventScroll: true });
    if (edit && !isButton(control)) repeatEdit(edit, control);
    if (isPressed) control.click();
  }
}
