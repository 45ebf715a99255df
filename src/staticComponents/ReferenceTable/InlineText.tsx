import type { ReactElement, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { findKconfigSymbol, kconfigAnchor } from '#core/firmware';

type Props = Readonly<{ text: string; self?: string }>;

/** Text with `code` and [links](/docs/…). Option names link to their rows, except `self`. */
export default function InlineText({ text, self }: Props): ReactElement {
  return <>{text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((segment, index) => render(segment, index, self))}</>;
}

function render(segment: string, key: number, self: string | undefined): ReactNode {
  if (segment.startsWith('`')) {
    const name = segment.slice(1, -1);
    const option = name === self ? undefined : findKconfigSymbol(name);
    const code = <BreakableCode key={key} name={name} />;
    if (!option) return code;
    return (
      <Reference key={key} href={`/docs/${option.page}#${kconfigAnchor(option.symbol)}`}>
        {code}
      </Reference>
    );
  }
  const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(segment) ?? [];
  if (!label || !href) return segment;
  return (
    <Reference key={key} href={href}>
      {label}
    </Reference>
  );
}

/** A plain link, which needs no router. The build still reports it if it's broken. */
export function Reference({ href, children }: Readonly<{ href: string; children: ReactNode }>): ReactElement {
  useBrokenLinks().collectLink(href);
  return <a href={href}>{children}</a>;
}

/** Lets a long name or path wrap after underscores, hyphens, and slashes. */
export function Breakable({ name }: Readonly<{ name: string }>): ReactNode {
  return name
    .split(/(?<=[_/-])/)
    .flatMap((segment, index) => (index === 0 ? [segment] : [<wbr key={index} />, segment]));
}

export const BreakableCode = ({ name }: Readonly<{ name: string }>): ReactElement => (
  <code>
    <Breakable name={name} />
  </code>
);
