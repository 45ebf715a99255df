import type { ReactElement } from 'react';
import { BacklightLevels } from './drawings/backlightLevels';
import { BluetoothProfiles } from './drawings/bluetoothProfiles';
import { BoardAndShield } from './drawings/boardAndShield';
import { BuildAndFlash } from './drawings/buildAndFlash';
import { CliSteps } from './drawings/cliSteps';
import { DebounceTiming } from './drawings/debounceTiming';
import { EncoderBindings } from './drawings/encoderBindings';
import { EncoderSteps } from './drawings/encoderSteps';
import { ExtPower } from './drawings/extPower';
import { FilesPerHalf } from './drawings/filesPerHalf';
import { FilesToKeys } from './drawings/filesToKeys';
import { LatencyBars } from './drawings/latencyBars';
import { LightingWiring } from './drawings/lightingWiring';
import { ModuleSources } from './drawings/moduleSources';
import { OutputOverTime } from './drawings/outputOverTime';
import { PointerSpeed } from './drawings/pointerSpeed';
import { PointingPipeline } from './drawings/pointingPipeline';
import { PowerStates } from './drawings/powerStates';
import { PressPath } from './drawings/pressPath';
import { ProfileStates } from './drawings/profileStates';
import { PullRequestBranch } from './drawings/pullRequestBranch';
import { ResetHalves } from './drawings/resetHalves';
import { SoftOffHalves } from './drawings/softOffHalves';
import { SplitBattery } from './drawings/splitBattery';
import { SplitLatency } from './drawings/splitLatency';
import { SplitRoles } from './drawings/splitRoles';
import { StatusScreen } from './drawings/statusScreen';
import { StudioLock } from './drawings/studioLock';
import { StudioStorage } from './drawings/studioStorage';
import { UnderglowEffects } from './drawings/underglowEffects';
import { UnderglowKeys } from './drawings/underglowKeys';

const drawings = {
  'backlight-levels': BacklightLevels,
  'bluetooth-profiles': BluetoothProfiles,
  'board-and-shield': BoardAndShield,
  'build-and-flash': BuildAndFlash,
  'cli-steps': CliSteps,
  'debounce-timing': DebounceTiming,
  'encoder-bindings': EncoderBindings,
  'encoder-steps': EncoderSteps,
  'ext-power': ExtPower,
  'files-per-half': FilesPerHalf,
  'files-to-keys': FilesToKeys,
  'latency-bars': LatencyBars,
  'lighting-wiring': LightingWiring,
  'module-sources': ModuleSources,
  'output-over-time': OutputOverTime,
  'pointer-speed': PointerSpeed,
  'pointing-pipeline': PointingPipeline,
  'power-states': PowerStates,
  'press-path': PressPath,
  'profile-states': ProfileStates,
  'pull-request-branch': PullRequestBranch,
  'reset-halves': ResetHalves,
  'soft-off-halves': SoftOffHalves,
  'split-battery': SplitBattery,
  'split-latency': SplitLatency,
  'split-roles': SplitRoles,
  'status-screen': StatusScreen,
  'studio-lock': StudioLock,
  'studio-storage': StudioStorage,
  'underglow-effects': UnderglowEffects,
  'underglow-keys': UnderglowKeys,
} as const;

type DrawingName = keyof typeof drawings;

/** A drawing by name, for use inside `<Figure>`. */
export default function Drawing({ name }: Readonly<{ name: DrawingName }>): ReactElement {
  const Picture = drawings[name];
  // MDX isn't type-checked, so a misspelled name has to fail the build here.
  if (!Picture) throw new Error(`There is no drawing "${name}". Drawings: ${Object.keys(drawings).join(', ')}.`);
  return <Picture />;
}
