import { Fragment, type ReactElement } from 'react';

/** Renders text with code in backticks, as in Markdown. For text from the reference tables. */
export default function InlineCode({ text }: Readonly<{ text: string }>): ReactElement {
  return (
    <>
      {text.split('`').map((segment, index) => {
        const key = `${index}-${segment}`;
        return index % 2 === 1 ? <code key={key}>{segment}</code> : <Fragment key={key}>{segment}</Fragment>;
      })}
    </>
  );
}
