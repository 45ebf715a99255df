import type { ReactElement } from 'react';
import { sourceUrl } from '#core/firmware';
import { BreakableCode } from './InlineText';

/** Links to the firmware files that define what a table lists: "a, b and c". */
export default function Sources({ files }: Readonly<{ files: readonly string[] }>): ReactElement {
  return (
    <>
      {files.map((file, index) => (
        <span key={file}>
          {index > 0 && (index === files.length - 1 ? ' and ' : ', ')}
          <a href={sourceUrl(file)}>
            <BreakableCode name={file} />
          </a>
        </span>
      ))}
    </>
  );
}
