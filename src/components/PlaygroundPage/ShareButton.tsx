import { useState, type ReactElement } from 'react';
import { toFragment } from './shareLink';
import type { PlaygroundState } from './usePlayground';

/** Puts a link with the keymap in the address bar, and copies it if the browser allows that. */
export default function ShareButton({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { source, shape } = playground;
  const [status, setStatus] = useState<'copied' | 'in the address bar'>();
  async function share(): Promise<void> {
    const fragment = await toFragment({ source, ...(shape ? { shape: { name: shape.name, keys: shape.keys } } : {}) });
    history.replaceState(history.state, '', fragment);
    try {
      await navigator.clipboard.writeText(location.href);
      setStatus('copied');
    } catch {
      setStatus('in the address bar');
    }
    setTimeout(() => setStatus(undefined), 4000);
  }
  return (
    <>
      <button type="button" onClick={() => void share()}>
        {status ? `Link ${status}` : 'Copy link'}
      </button>
      <span role="status" className="visually-hidden">
        {status && `The link with your keymap is ${status}.`}
      </span>
    </>
  );
}
