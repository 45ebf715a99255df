import type { BindingProperty } from './types.ts';

/* Properties that many kinds of nodes share. */

export const bindingCells = (count: 0 | 1 | 2): BindingProperty => ({
  name: '#binding-cells',
  type: 'int',
  required: true,
  values: [{ value: String(count) }],
  description: "How many parameters follow the behavior in a keymap. It's always this value.",
});

/** For `differs`, if our default is from the driver because the binding file states none. */
export const setByDriver = {
  default: { source: '', because: 'The binding file has no default. The code falls back to this one.' },
};

export const displayName: BindingProperty = {
  name: 'display-name',
  type: 'string',
  description: 'The name that ZMK Studio and displays show.',
};

export const label: BindingProperty = {
  name: 'label',
  type: 'string',
  deprecated: '`display-name`, or nothing',
  description: "A name from older versions. If it's set, it replaces the node's name.",
};
