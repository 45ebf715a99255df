import { flushSync } from 'react-dom';
import { attributes } from '../../contract';

type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;

const controlsIn = (place: Element) => [...place.querySelectorAll<Control>('input, select, button')];

/** Whether the reader uses the control by clicking it. */
const isClicked = ({ type }: Control) => /^(?:button|submit|checkbox|radio)$/.test(type);

/** Whether the reader has changed the control since the server rendered it. */
function isEdited(control: Control): boolean {
  if (control instanceof HTMLButtonElement) return control.hasAttribute(attributes.pressed);
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== initial?.value;
  }
  return isClicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

function setValue(control: Control, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Renders an island in place of the server's HTML, and repeats what the reader did there before: text, choices, clicks, Enter. */
export function renderKeepingInput(place: Element, render: () => void): void {
  const before = controlsIn(place).map((control) => ({
    value: control.value,
    isEdited: isEdited(control),
    hasFocus: control === document.activeElement,
    isEntered: control instanceof HTMLInputElement && control.hasAttribute(attributes.pressed),
  }));
  // Synchronously, so that the reader can't type between reading the old controls and filling in the new ones.
  flushSync(render);
  controlsIn(place).forEach((control, index) => {
    const old = before[index];
    if (old?.hasFocus) control.focus({ preventScroll: true });
    if (!old?.isEdited) return;
    flushSync(() => (isClicked(control) ? control.click() : setValue(control, old.value)));
    if (old.isEntered) control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
}
