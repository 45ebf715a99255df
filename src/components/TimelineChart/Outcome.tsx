import { Fragment, type ReactElement } from 'react';

/** What the computer receives, with each key as `<kbd>`. `outcome` is like `Shift+J K`. */
export default function Outcome({ outcome }: Readonly<{ outcome: string }>): ReactElement {
  if (outcome === 'nothing') return <>nothing</>;
  return (
    <>
      {outcome.split(' ').map((chord, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <Chord chord={chord} />
        </Fragment>
      ))}
    </>
  );
}

function Chord({ chord }: Readonly<{ chord: string }>): ReactElement {
  // A plus at the end is the key +, as in `Shift++`.
  const keys = chord.split(/\+(?=.)/);
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {keys.map((key, index) => (
        <Fragment key={index}>
          {index > 0 && '+'}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
