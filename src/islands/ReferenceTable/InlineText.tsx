import type { ReactElement, ReactNode } from 'react';
import { findKconfigSymbol, kconfigAnchor } from '#core/firmware';

type Props = Readonly<{ text: string; self?: string }>;

/** Text of the reference tables: `code` and [links](/docs/…); the name of an option links to its row. */
export default function InlineText({ text, self }: Props): ReactElement {
  return <>{text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part, index) => render(part, index, self))}</>;
}

function render(part: string, key: number, self: string | undefined): ReactNode {
  if (part.startsWith('`')) {
    const code = part.slice(1, -1);
    const option = code === self ? undefined : findKconfigSymbol(code);
    if (!option) return <code key={key}>{code}</code>;
    return (
      <a key={key} href={`/docs/${option.page}#${kconfigAnchor(code)}`}>
        <code>
          <Breakable name={code} />
        </code>
      </a>
    );
  }
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
  if (!link) return part;
  return (
    <a key={key} href={link[2]}>
      {link[1]}
    </a>
  );
}

/** A long identifier that may break after its underscores, so that a narrow column does not cut it. */
export function Breakable({ name }: Readonly<{ name: string }>): ReactNode {
  return name.split(/(?<=_)/).flatMap((piece, index) => (index === 0 ? [piece] : [<wbr key={index} />, piece]));
}
