/**
 * Keeps what the reader does to a widget's HTML before its code is there: typed text, choices, the focus and clicks on
 * buttons. It is done again when the widget has taken the place of that HTML.
 */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Control = Field | HTMLButtonElement;
type Edit = Readonly<{ name: string; value: string; isTicked: boolean }>;

const isTickable = (field: Field) => field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
const isTicked = (field: Field) => field instanceof HTMLInputElement && field.checked;

/** The controls in order, each under its id or its position, by which it is found again. */
const controlsIn = (place: HTMLElement): ReadonlyMap<string, Control> =>
  new Map(
    [...place.querySelectorAll<Control>('input, select, textarea, button')].map((control, position) => [
      control.id || String(position),
      control,
    ]),
  );

function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    return field.value !== sent?.value;
  }
  return isTickable(field)
    ? isTicked(field) !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;
}

function readEdits(controls: ReadonlyMap<string, Control>): readonly Edit[] {
  return [...controls].flatMap(([name, control]) =>
    control instanceof HTMLButtonElement || !isEdited(control)
      ? []
      : [{ name, value: control.value, isTicked: isTicked(control) }],
  );
}

function repeat(edit: Edit, field: Field): void {
  if (isTickable(field)) {
    if (isTicked(field) !== edit.isTicked) field.click();
    return;
  }
  // React takes a value that is set on the element itself for its own, and would not hear of it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, edit.value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Starts to listen. Give the returned function the drawing of the widget: it does everything again right after it. */
export function holdEarlyInput(place: HTMLElement): (draw: () => void) => void {
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

  return (draw) => {
    place.removeEventListener('click', holdClick, true);
    const edits = readEdits(controlsIn(place));
    const focused = nameOf(document.activeElement);
    draw();
    const controls = controlsIn(place);
    if (focused !== undefined) controls.get(focused)?.focus({ preventScroll: true });
    for (const edit of edits) {
      const field = controls.get(edit.name);
      if (field && !(field instanceof HTMLButtonElement)) repeat(edit, field);
    }
    for (const name of clicked) controls.get(name)?.click();
  };
}
