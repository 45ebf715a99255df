import type { ReactElement } from 'react';
import { ruleTable } from '#core/config-check/rules';
import type { Place } from '#core/devicetree';
import ChangeGroup from './ChangeGroup';
import type { PlacedChange } from './types';

type Props = Readonly<{
  changes: readonly PlacedChange[];
  rejected: ReadonlySet<string>;
  onAccept: (keys: readonly string[], accepted: boolean) => void;
  onGoTo: (place: Place) => void;
}>;

/** All changes, grouped by rule. If there are few groups, they're open at first. */
export default function ChangeList({ changes, ...rest }: Props): ReactElement {
  const groups = ruleTable
    .filter(({ group }) => group === 'upgrade')
    .map((rule) => ({ rule, members: changes.filter((change) => change.rule === rule.id) }))
    .filter(({ members }) => members.length > 0);
  return (
    <>
      {groups.map(({ rule, members }) => (
        <ChangeGroup key={rule.id} rule={rule} changes={members} isOpen={groups.length <= 4} {...rest} />
      ))}
    </>
  );
}
