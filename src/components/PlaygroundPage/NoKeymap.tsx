import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { PlaygroundState } from './usePlayground';

/** Says why nothing is drawn. */
export default function NoKeymap({
  playground: { otherFormat, missing },
}: Readonly<{ playground: PlaygroundState }>): ReactElement {
  if (!otherFormat && missing.files.length > 0) return <p>The layers will be drawn here.</p>;
  if (!otherFormat) return <p>There’s no keymap yet. Paste one, open a file, or choose an example.</p>;
  return (
    <p>
      {otherFormat.message} <Link to={otherFormat.docs}>Learn more</Link>
    </p>
  );
}
