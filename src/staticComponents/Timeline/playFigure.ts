import { playExample, type Example, type Play } from '#core/simulator';

/** The props of a figure. README.md explains how to write one. */
export type Figure = Omit<Example, 'layers'> &
  Readonly<{
    /** The bindings on layer 0. With more than one layer, use `layers` instead. */
    bindings?: string;
    layers?: readonly string[];
    /** Names of the keys in the script and the drawing. By default, they're named after what they send. */
    keys?: readonly string[];
    /** When keys are held: `F 0-250, J 60-120`. */
    script: string;
    /** What the computer receives: `Shift+J K`, or `nothing`. The build fails if the simulator disagrees. */
    expect: string;
  }>;

/** Plays the figure's script in the simulator. Fails if that isn't possible, or if the outcome isn't what the figure says. */
export function playFigure({
  bindings,
  layers,
  keys,
  script,
  expect,
  ...rest
}: Figure): Readonly<{ ok: true; example: Example; play: Play } | { ok: false; reason: string }> {
  const allLayers = layers ?? (bindings === undefined ? undefined : [bindings]);
  if (!allLayers) return { ok: false, reason: 'give bindings="…" or layers={[…]}.' };
  const example: Example = { ...rest, layers: allLayers };
  const result = playExample(example, script, keys);
  if (!result.ok) return result;
  const { play } = result;
  if (play.outcome === expect.trim().replace(/\s+/g, ' ')) return { ok: true, example, play };
  const reason = `it says the computer receives "${expect}", but the simulator gives "${play.outcome}".`;
  return { ok: false, reason };
}
