import type { ReactElement } from 'react';
import { playgroundLink } from '@site/src/components/PlaygroundPage/shareLink';

type Props = Readonly<{
  result: string;
  /** The keymap with the text of those included files that are open. */
  getWholeKeymap: () => string;
}>;

export default function PlaygroundLink({ result, getWholeKeymap }: Props): ReactElement {
  return (
    <p>
      <a
        href={playgroundLink(result)}
        onClick={({ currentTarget }) => {
          currentTarget.href = playgroundLink(getWholeKeymap());
        }}
      >
        See this keymap
      </a>
    </p>
  );
}
