import type { ReactElement } from 'react';
import { chosenAnchor, getChosenProperty } from '#core/firmware';
import ReferenceTable from '../ReferenceTable';
import InlineText from '../ReferenceTable/InlineText';

type Props = Readonly<{ properties: readonly string[] }>;

/** A reference table of properties of the `/chosen` node. Unknown names fail the build. */
export default function ChosenTable({ properties }: Props): ReactElement {
  return (
    <ReferenceTable
      label="Chosen properties"
      nameTitle="Property of /chosen"
      rows={properties.map(getChosenProperty).map(({ property, description }) => ({
        id: chosenAnchor(property),
        name: property,
        children: (
          <div>
            <InlineText text={description} />
          </div>
        ),
      }))}
    />
  );
}
