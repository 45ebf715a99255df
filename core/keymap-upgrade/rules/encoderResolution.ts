import { evaluate, type Node, type Property } from '#core/devicetree';
import type { KeymapFile } from '../keymapFile.ts';
import type { Change, Note, Replacement, Rule } from '../types.ts';
import { compatiblesOf } from './nodeKinds.ts';

const docs = '/docs/config/encoders#ec11-encoders';
const defaultResolution = 4;
/** Most encoders have twenty detents; the comments ask to check. */
const assumedDetents = 20;

/** `resolution` counted pulses for one trigger; `steps` counts those of a full turn, and the sensors node says how often to trigger. */
export const encoderResolution: Rule = {
  id: 'encoder-resolution',
  title: 'Encoder resolution',
  since: '2023-06',
  docs,
  find(file) {
    const old = file.properties.filter(
      ({ name, parent }) => name.text === 'resolution' && parent && isEncoder(file, parent),
    );
    const [first] = old;
    if (!first) return { changes: [], notes: [] };
    const hasTriggers = file.properties.some(({ name }) => name.text === 'triggers-per-rotation');
    const canAppend = !hasTriggers && !endsInsideSomething(file);
    const steps = old.flatMap((property) => toSteps(file.text, property));
    const replacements = canAppend ? [...steps, sensorsNode(file)] : steps;
    const change: Change = {
      rule: 'encoder-resolution',
      replacements: replacements as [Replacement, ...Replacement[]],
      before: old.map(({ from, to }) => file.text.slice(from, to)).join(' '),
      after: `steps${canAppend ? ', triggers-per-rotation' : ''}`,
      reason: `Encoders no longer have a resolution. They have steps, the pulses of a full turn, and triggers-per-rotation, which is set once on &sensors. ${assumedDetents} detents are assumed: check yours.`,
      docs,
    };
    return { changes: [change], notes: hasTriggers || canAppend ? [] : [triggersNote(first)] };
  },
};

function isEncoder(file: KeymapFile, node: Node): boolean {
  const compatibles = compatiblesOf(file, node);
  if (compatibles.length > 0) return compatibles.includes('alps,ec11');
  for (let at: Node | null = node; at; at = at.parent) if (/encoder/i.test(at.name.text)) return true;
  return false;
}

function toSteps(text: string, { name, values, to }: Property): readonly Replacement[] {
  const [value] = values;
  const number = value?.kind === 'cells' && value.items.length === 1 ? evaluate(value.items) : null;
  const resolution = number !== null && number > 0 ? number : defaultResolution;
  const from = value?.from ?? name.to;
  const end = values.at(-1)?.to ?? to;
  // A line comment behind the value stays behind it: this one is closed before.
  const hint = `/* ${resolution} times the number of detents of your encoder */`;
  const rename = { from: name.from, to: name.to, insert: 'steps' };
  if (!value) return [{ ...rename, insert: `steps = <${resolution * assumedDetents}> ${hint}` }];
  return [rename, { from, to: end, insert: `<${resolution * assumedDetents}> ${hint}${spaceBefore(text, end)}` }];
}

const spaceBefore = (text: string, at: number): string => (text[at] === ';' || text[at] === undefined ? '' : ' ');

function sensorsNode({ text, newline }: KeymapFile): Replacement {
  const lines = [
    '',
    '&sensors {',
    '    // How often a full turn triggers: set it to the number of detents of your encoder.',
    `    triggers-per-rotation = <${assumedDetents}>;`,
    '};',
    '',
  ];
  const lead = text.endsWith('\n') ? '' : newline;
  return { from: text.length, to: text.length, insert: lead + lines.join(newline) };
}

/** At the end of such a file a new node would land inside a comment, a node or a branch. */
function endsInsideSomething({ document }: KeymapFile): boolean {
  return document.problems.some(({ code }) => /^open-|^conditional$/.test(code));
}

function triggersNote({ from, to }: Property): Note {
  const message = `Add triggers-per-rotation = <${assumedDetents}>; to the &sensors node as well, with the number of detents of your encoder.`;
  return { rule: 'encoder-resolution', from, to, message, docs };
}
