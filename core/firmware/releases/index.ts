/**
 * The releases of the firmware that we have facts of, in the order they came out, and their facts. A separate entry point,
 * `#core/firmware/releases`, because the facts are large: pages must not import it.
 */
import { firmwareFrom, type Firmware, type FirmwareFacts } from '../facts/index.ts';
import main from '../facts/main.json';
import v03 from '../facts/v0.3.0.json';
import { releases, type ReleaseName } from './releases.ts';

export { documentedRelease, releases, type Release, type ReleaseName } from './releases.ts';

const factsOf: Readonly<Record<ReleaseName, unknown>> = { 'v0.3.0': v03, main };
const loaded = new Map<ReleaseName, Firmware>();

/** Everything that the source of a release says. */
export function firmwareOf(name: ReleaseName): Firmware {
  const firmware = loaded.get(name) ?? firmwareFrom(factsOf[name] as FirmwareFacts);
  loaded.set(name, firmware);
  return firmware;
}

export const isReleaseName = (name: string): name is ReleaseName => releases.some((release) => release.name === name);
