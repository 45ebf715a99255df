import { playExample, type Example, type Play } from '#core/simulator';

/** The props of a figure. README.md explains how to write one. */
export type Figure = Omit<Example, 'layers'> &
  Readonly<{
    /** The bindings of the example's keys on layer 0; `layers` instead when there is more than one layer. */
    bindings?: string;
    layers?: readonly string[];
    /** Names of the keys in the script and the drawing. By default, they're named after what they send. */
    keys?: readonly string[];
    /** When keys are held: `F 0-250, J 60-120`. */
    script: string;
    /** What the computer receives: `Shift+J K`, or `nothing`. The build fails if the simulator disagrees. */
    expect: string;
  }>;

/** Plays the figure's script. Throws if that isn't possible or if the result isn't what the figure says. */
export function playFigure({
  bindings,
  layers,
  keys,
  script,
  expect,
  ...parts
}: Figure): Readonly<{ ok: true; example: Example; play: Play } | { ok: false; reason: string }> {
  const given = layers ?? (bindings === undefined ? undefined : [bindings]);
  if (!given) return { ok: false, reason: 'give bindings="…" or layers={[…]}.' };
  const example: Example = { ...parts, layers: given };
  const result = playExample(example, script, keys);
  if (!result.ok) return result;
  const { play } = result;
  if (play.outcome === expect.trim().replace(/\s+/g, ' ')) return { ok: true, example, play };
  const reason = `it says the computer receives "${expect}", but the simulator gives "${play.outcome}".`;
  return { ok: false, reason };
}
