import type { ReactElement } from 'react';
import { BluetoothProfiles } from './drawings/bluetoothProfiles';
import { BuildAndFlash } from './drawings/buildAndFlash';
import { DebounceTiming } from './drawings/debounceTiming';
import { FilesToKeys } from './drawings/filesToKeys';
import { PointingPipeline } from './drawings/pointingPipeline';
import { PowerStates } from './drawings/powerStates';
import { SplitLatency } from './drawings/splitLatency';
import { SplitRoles } from './drawings/splitRoles';

const drawings = {
  'bluetooth-profiles': BluetoothProfiles,
  'build-and-flash': BuildAndFlash,
  'debounce-timing': DebounceTiming,
  'files-to-keys': FilesToKeys,
  'pointing-pipeline': PointingPipeline,
  'power-states': PowerStates,
  'split-latency': SplitLatency,
  'split-roles': SplitRoles,
} as const;

export type DrawingName = keyof typeof drawings;

/** A picture of ours by name, for use inside `<Figure caption>`. Made at build time, so a page ships none of its code. */
export default function Drawing({ name }: Readonly<{ name: DrawingName }>): ReactElement {
  const Picture = drawings[name];
  // MDX is not type-checked: a misspelt name has to stop the build here.
  if (!Picture) throw new Error(`There is no drawing "${name}". Known: ${Object.keys(drawings).join(', ')}.`);
  return <Picture />;
}
