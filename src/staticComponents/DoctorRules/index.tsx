import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { ruleTable, type RuleRow } from '#core/config-check/rules';
import ColumnHeads from '../PlainTable/ColumnHeads';
import InlineText from '../ReferenceTable/InlineText';

type Props = Readonly<{ group: RuleRow['group'] }>;

const fixes: Readonly<Record<RuleRow['safe'], string>> = {
  always: 'safe',
  errors: 'safe if it repairs an error',
  never: 'your decision',
};

/** A table of the doctor's rules. Each has its id as an anchor, which SARIF links to. */
export default function DoctorRules({ group }: Props): ReactElement {
  return (
    <table>
      <ColumnHeads titles={['Rule', 'Finds', 'Fixes']} />
      <tbody>
        {ruleTable
          .filter((rule) => rule.group === group)
          .map(({ id, finds, docs, title, safe }) => (
            <tr key={id} id={`rule-${id}`}>
              <td>
                <code>{id}</code>
                <br />
                <Link to={docs}>{title}</Link>
              </td>
              <td>
                <InlineText text={finds} />
              </td>
              <td>{fixes[safe]}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
