import { evaluate, type Node, type Property, type Value } from '#core/devicetree';
import { containsDirective, note, remove } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { FoundChange, Replacement, Rule } from '../types.ts';
import { compatiblesOf } from './nodeKinds.ts';
import { notesInMacros } from './notesInMacros.ts';

const defaultResolution = 4;
/** Most encoders have twenty detents. The inserted comments ask the user to check. */
const assumedDetents = 20;
const advice =
  'Encoders no longer have a resolution. Set steps to the pulses per rotation, and triggers-per-rotation on the sensors node.';
const triggersAdvice = `Add triggers-per-rotation = <${assumedDetents}>; to the sensors node too. Use the number of detents of your encoder.`;
/** Items that can be part of an expression. */
const expressionKinds: ReadonlySet<string> = new Set(['word', 'call', 'group']);

/** `resolution` was the number of pulses per trigger. `steps` is the number per rotation, and `&sensors` has the number of triggers. */
export const encoderResolution: Rule = {
  id: 'encoder-resolution',
  docs: '/docs/config/encoders#ec11-encoders',
  *find(file) {
    const converted: Property[] = [];
    for (const property of file.properties) {
      const { name, parent, from } = property;
      if (name.text !== 'resolution' || !parent || !isEncoder(file, parent)) continue;
      const steps = file.propertyOf(parent, 'steps');
      if (steps && file.covers(steps.from, from))
        yield remove(file.text, property, 'An encoder with steps ignores its resolution.');
      else if (steps || containsDirective(file.document, property)) yield note(property, advice);
      else converted.push(property);
    }
    const [first] = converted;
    if (first) {
      const needsTriggers = file.properties.every(({ name }) => name.text !== 'triggers-per-rotation');
      const canAppend = needsTriggers && hasSensorsNode(file, converted) && !endsInsideSomething(file);
      yield convert(file, converted, canAppend);
      if (needsTriggers && !canAppend) yield note(first, triggersAdvice);
    }
    yield* notesInMacros(file, 'resolution', advice);
  },
};

function isEncoder(file: KeymapFile, node: Node): boolean {
  const compatibles = compatiblesOf(file, node);
  if (compatibles.length > 0) return compatibles.includes('alps,ec11');
  for (let at: Node | null = node; at; at = at.parent) if (/encoder/i.test(at.name.text)) return true;
  return false;
}

/** Whether `&sensors { … }` can be added to the end of the file. Keyboards with encoders define that node. */
function hasSensorsNode(file: KeymapFile, encoders: readonly Property[]): boolean {
  const { labels, nodes, covers, text } = file;
  if (!encoders.some(({ from }) => covers(from, text.length))) return false;
  const own = labels.get('sensors');
  if (own) return covers(own.from, text.length);
  return !nodes.some((node) => compatiblesOf(file, node).includes('zmk,keymap-sensors'));
}

function convert(file: KeymapFile, old: readonly Property[], canAppend: boolean): FoundChange {
  const steps = old.flatMap((property) => toSteps(file.text, property));
  const replacements = canAppend ? [...steps, sensorsNode(file)] : steps;
  return {
    replacements: replacements as [Replacement, ...Replacement[]],
    before: old.map(({ from, to }) => file.text.slice(from, to)).join(' '),
    after: `steps${canAppend ? ', triggers-per-rotation' : ''}`,
    reason: `Encoders no longer have a resolution. Instead, set steps (the pulses per rotation) on each, and triggers-per-rotation on &sensors. This assumes ${assumedDetents} detents, so check yours.`,
  };
}

function toSteps(text: string, { name, values, to }: Property): readonly Replacement[] {
  const [value] = values;
  const steps = stepsFor(text, value);
  const rename = { from: name.from, to: name.to, insert: 'steps' };
  if (!value) return [{ ...rename, insert: `steps = ${steps}` }];
  const end = values.at(-1)?.to ?? to;
  return [rename, { from: value.from, to: end, insert: steps + spaceBefore(text, end) }];
}

/** The value with a comment that asks the user to check it. It's a block comment because more may follow on the line. */
function stepsFor(text: string, value: Value | undefined): string {
  const item = value?.kind === 'cells' && value.items.length === 1 ? value.items[0] : undefined;
  const number = item ? evaluate([item]) : null;
  const hint = (resolution: string): string => `/* ${resolution} times the number of detents of your encoder */`;
  // Keep a name or expression, because its value may differ between builds.
  if (item && number === null && expressionKinds.has(item.kind))
    return `<(${text.slice(item.from, item.to)} * ${assumedDetents})> ${hint('the old resolution')}`;
  const resolution = number !== null && number > 0 ? number : defaultResolution;
  return `<${resolution * assumedDetents}> ${hint(String(resolution))}`;
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

/** Whether text added at the end of the file would be inside an unclosed comment, node, or `#if`. */
function endsInsideSomething({ document }: KeymapFile): boolean {
  return document.problems.some(({ code }) => /^open-|^conditional$/.test(code));
}
