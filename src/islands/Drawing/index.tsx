import type { ReactElement } from 'react';
import { BluetoothProfiles } from './drawings/bluetoothProfiles';
import { FilesToKeys } from './drawings/filesToKeys';

const drawings = {
  'bluetooth-profiles': BluetoothProfiles,
  'files-to-keys': FilesToKeys,
} as const;

export type DrawingName = keyof typeof drawings;

/** A picture of ours by name, for use inside `<Figure caption>`. Made at build time, so a page ships none of its code. */
export default function Drawing({ name }: Readonly<{ name: DrawingName }>): ReactElement {
  const Picture = drawings[name];
  // MDX is not type-checked: a misspelt name has to stop the build here.
  if (!Picture) throw new Error(`There is no drawing "${name}". Known: ${Object.keys(drawings).join(', ')}.`);
  return <Picture />;
}
