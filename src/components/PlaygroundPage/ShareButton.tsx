import { useState, type ReactElement } from 'react';
import { maxChatLength, toFragment } from './shareLink';
import styles from './styles.module.css';
import type { PlaygroundState } from './usePlayground';

type Copied = Readonly<{ where: 'copied' | 'in the address bar'; length: number }>;

/**
 * Puts a link with the keymap in the address bar, and copies it if the browser allows that. Says so if it's too long for a chat,
 * where a picture works better.
 */
export default function ShareButton({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { source, shape, setMode } = playground;
  const [copied, setCopied] = useState<Copied>();
  const [isFresh, setIsFresh] = useState(false);
  async function share(): Promise<void> {
    history.replaceState(history.state, '', await toFragment({ source, shape }));
    const { href } = location;
    let where: Copied['where'] = 'copied';
    try {
      await navigator.clipboard.writeText(href);
    } catch {
      where = 'in the address bar';
    }
    setCopied({ where, length: href.length });
    setIsFresh(true);
    setTimeout(() => setIsFresh(false), 4000);
  }
  const isTooLong = copied !== undefined && copied.length > maxChatLength;
  return (
    <>
      <button type="button" onClick={() => void share()}>
        {copied && isFresh ? `Link ${copied.where}` : 'Copy link'}
      </button>
      <span role="status" className={isTooLong ? styles.tooLong : 'visually-hidden'}>
        {copied && isFresh && !isTooLong && `The link with your keymap is ${copied.where}.`}
        {isTooLong && (
          <>
            The link is {copied.where}, but it has {copied.length.toLocaleString('en-US')} characters, and most chats
            allow {maxChatLength.toLocaleString('en-US')}. Post a picture instead:{' '}
            <button
              type="button"
              onClick={() => {
                setMode('see');
                setCopied(undefined);
                setTimeout(() => document.querySelector<HTMLElement>('[data-save-picture]')?.focus());
              }}
            >
              Save a picture
            </button>
          </>
        )}
      </span>
    </>
  );
}
