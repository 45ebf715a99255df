import { Fragment, type ReactElement } from 'react';

/** Text of the reference tables, in which backticks mark code as in Markdown. */
export default function InlineCode({ text }: Readonly<{ text: string }>): ReactElement {
  return (
    <>
      {text.split('`').map((part, index) => {
        const key = `${index}-${part}`;
        return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
      })}
    </>
  );
}
