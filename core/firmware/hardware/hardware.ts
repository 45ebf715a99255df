import { hardwareFacts } from '../facts/documented.ts';
import type { HardwareFact } from '../facts/types.ts';
import { boardTexts, interconnectTexts, shieldTexts } from '../text/hardware.ts';
import { hardwareOverrides } from '../text/overrides.ts';
import { withOverrides } from '../text/withOverrides.ts';
import type { Board, Feature, Hardware, Interconnect, Output, Shield } from './types.ts';

const facts = withOverrides(hardwareFacts, ({ id }) => id, hardwareOverrides);
const ofType = (wanted: string): readonly HardwareFact[] => facts.filter(({ type }) => type === wanted);

const itemOf = ({ id, name, url }: HardwareFact) => ({ id, name, ...(url !== undefined && { url }) });
const keyboardOf = ({ features, siblings, exposes }: HardwareFact) => ({
  ...(features && { features: features as readonly Feature[] }),
  ...(siblings && { siblings }),
  ...(exposes && { exposes }),
});

export const boards: readonly Board[] = ofType('board').map((fact) => ({
  kind: 'board',
  ...itemOf(fact),
  ...keyboardOf(fact),
  arch: 'arm',
  ...(boardTexts[fact.id] ?? { chip: '' }),
  outputs: (fact.outputs ?? []) as readonly Output[],
  ...(fact.revisions && { revisions: defaultFirst(fact.revisions, fact.defaultRevision) }),
}));

export const shields: readonly Shield[] = ofType('shield').map((fact) => {
  const alsoFor = shieldTexts[fact.id];
  return {
    kind: 'shield',
    ...itemOf(fact),
    ...keyboardOf(fact),
    ...(alsoFor && { alsoFor }),
    requires: fact.requires ?? [],
  };
});

/** Standards for headers and pins, the most common ones first. */
export const interconnects: readonly Interconnect[] = Object.entries(interconnectTexts).map(([id, { name, about }]) => {
  const fact = facts.find((each) => each.type === 'interconnect' && each.id === id) ?? {
    id,
    type: '',
    name: name ?? id,
    source: '',
  };
  return {
    kind: 'interconnect',
    ...itemOf(fact),
    ...(fact.manufacturer !== undefined && { manufacturer: fact.manufacturer }),
    nodeLabels: fact.nodeLabels ?? {},
    about,
  };
});

function defaultFirst(revisions: readonly string[], first: string | undefined): readonly string[] {
  return first === undefined ? revisions : [first, ...revisions.filter((each) => each !== first)];
}

export const hardware: readonly Hardware[] = [...boards, ...shields, ...interconnects];

/** Whether a board is a keyboard with its own controller. */
export const isOnboardKeyboard = (item: Board | Shield): boolean =>
  item.kind === 'board' && (item.features ?? []).includes('keys');

/** The names to use in build.yaml: one for each half of a split keyboard. */
export const buildNames = (item: Board | Shield): readonly string[] => item.siblings ?? [item.id];
