import type { ReactElement, ReactNode } from 'react';

/** The head of a table. Leaves out columns without a title. */
export default function ColumnHeads({ titles }: Readonly<{ titles: readonly ReactNode[] }>): ReactElement {
  return (
    <thead>
      <tr>
        {titles.map(
          (title, column) =>
            title && (
              <th key={column} scope="col">
                {title}
              </th>
            ),
        )}
      </tr>
    </thead>
  );
}
