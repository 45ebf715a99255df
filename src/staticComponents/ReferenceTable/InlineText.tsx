import type { ReactElement, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { findKconfigSymbol, kconfigAnchor } from '#core/firmware';

type Props = Readonly<{ text: string; self?: string }>;

/** Text of the reference tables: `code` and [links](/docs/…); the name of an option links to its row. */
export default function InlineText({ text, self }: Props): ReactElement {
  return <>{text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part, index) => render(part, index, self))}</>;
}

function render(part: string, key: number, self: string | undefined): ReactNode {
  if (part.startsWith('`')) {
    const name = part.slice(1, -1);
    const option = name === self ? undefined : findKconfigSymbol(name);
    const code = (
      <code key={key}>
        <Breakable name={name} />
      </code>
    );
    if (!option) return code;
    return (
      <Reference key={key} href={`/docs/${option.page}#${kconfigAnchor(option.symbol)}`}>
        {code}
      </Reference>
    );
  }
  const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
  if (!label || !href) return part;
  return (
    <Reference key={key} href={href}>
      {label}
    </Reference>
  );
}

/** A plain link: an island's HTML has no router behind it. The build still hears of it, to report it if it is broken. */
export function Reference({ href, children }: Readonly<{ href: string; children: ReactNode }>): ReactElement {
  useBrokenLinks().collectLink(href);
  return <a href={href}>{children}</a>;
}

/** A long name or path that may break after underscores, hyphens and slashes, so that a narrow column does not cut it. */
export function Breakable({ name }: Readonly<{ name: string }>): ReactNode {
  return name.split(/(?<=[_/-])/).flatMap((piece, index) => (index === 0 ? [piece] : [<wbr key={index} />, piece]));
}
