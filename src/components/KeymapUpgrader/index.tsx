import { useEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import Link from '@docusaurus/Link';
import CommandLine from './CommandLine';
import Limits from './Limits';
import WhatItChanges from './WhatItChanges';
import type { WorkbenchProps } from './Workbench';
import styles from './styles.module.css';

type Tool =
  | { readonly status: 'loading' | 'failed' }
  | ({ readonly status: 'ready'; readonly Workbench: ComponentType<WorkbenchProps> } & WorkbenchProps);

/**
 * The page without its code: words, a text box and the command line, all in the HTML. Once the working tool is there it
 * takes the place of the text box, and carries over what was typed there and the focus.
 */
export default function KeymapUpgrader(): ReactElement {
  const box = useRef<HTMLTextAreaElement>(null);
  const [tool, setTool] = useState<Tool>({ status: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    import('./Workbench').then(
      ({ default: Workbench }) => {
        if (!isCurrent) return;
        const typedBefore = box.current?.value ?? '';
        const hadFocus = document.activeElement === box.current;
        // At once: a key pressed between reading the box and replacing it would be lost.
        flushSync(() => setTool({ status: 'ready', Workbench, typedBefore, hadFocus }));
      },
      () => setTool({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <main className={styles.page}>
      <h1>Keymap Upgrader</h1>
      <p className={styles.lead}>
        Names in ZMK keymaps have changed over the years: <Link to="/docs/keymaps/list-of-keycodes">key codes</Link>,{' '}
        <Link to="/docs/keymaps/behaviors">behaviors</Link>, properties, nodes and headers. Paste an old{' '}
        <code>.keymap</code> file and get it back up to date, with a reason for each change. Everything else in the file
        stays as it is, byte for byte.
      </p>
      <p>
        Your keymap never leaves this browser: the work is done on your device, and the text is kept there until you
        clear it, so that a reload loses nothing.
      </p>
      {tool.status === 'ready' ? (
        <tool.Workbench typedBefore={tool.typedBefore} hadFocus={tool.hadFocus} />
      ) : (
        <textarea
          ref={box}
          className={styles.box}
          aria-label="Your keymap"
          placeholder="Paste your .keymap file here."
          spellCheck={false}
          autoCapitalize="off"
          rows={14}
        />
      )}
      {tool.status === 'failed' && (
        <p role="alert" className={styles.refusal}>
          The tool could not be loaded. Copy your text out of the box first, then check your connection and reload the
          page.
        </p>
      )}
      <noscript>
        <p>The tool on this page needs JavaScript. The command below does the same without a browser.</p>
      </noscript>
      <WhatItChanges />
      <CommandLine />
      <Limits />
    </main>
  );
}
