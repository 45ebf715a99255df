import { attributes } from '../../contract';

/**
 * Text and choices that are entered before React runs. When it draws a field again, it gives it the value the server knew;
 * so what the reader entered is entered again as soon as React has taken over.
 */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Edit = Readonly<{ value: string; isTicked: boolean }>;

const isTickable = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);
const isTicked = (field: Field) => isTickable(field) && field.checked;

/** Whether a field is not as the server sent it. */
function isEdited(field: Field): boolean {
  if ('options' in field) {
    const sent = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    return field.value !== sent?.value;
  }
  // A radio button that was unticked has another one ticked, which counts instead.
  if (field.type === 'radio') return isTicked(field) && !(field as HTMLInputElement).defaultChecked;
  return isTickable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

export const readEdit = (field: Field): Edit | undefined =>
  isEdited(field) ? { value: field.value, isTicked: isTicked(field) } : undefined;

/** Enters a value once more. React reports a change only from the value it last saw, so another value is set first. */
export function repeatEdit({ value, isTicked: wasTicked }: Edit, field: Field): void {
  if (isTickable(field)) {
    field.checked = !wasTicked;
    field.click();
    return;
  }
  field.value = value === '' && 'defaultValue' in field ? field.defaultValue : '';
  // React tracks values that are set on the element itself as its own; the setter of the prototype goes past that.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Outside of islands, which see to their fields themselves (earlyInput.ts). */
export function repeatEdits(): void {
  for (const field of document.querySelectorAll<Field>('main input, main select, main textarea')) {
    const edit = field.closest(`[${attributes.island}]`) ? undefined : readEdit(field);
    if (edit) repeatEdit(edit, field);
  }
}
