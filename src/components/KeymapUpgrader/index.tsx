import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import Link from '@docusaurus/Link';
import CommandLine from './CommandLine';
import styles from './styles.module.css';

const Workbench = lazy(() => import('./Workbench'));

/**
 * The page without its code: words, a text box and the command line, all in the HTML. Once scripts run, the working tool
 * takes the place of the text box and carries over what was typed there.
 */
export default function KeymapUpgrader(): ReactElement {
  const box = useRef<HTMLTextAreaElement>(null);
  const [typedBefore, setTypedBefore] = useState<string | null>(null);

  useEffect(() => setTypedBefore(box.current?.value ?? ''), []);

  const plainBox = (
    <textarea
      ref={box}
      className={styles.box}
      aria-label="Your keymap"
      placeholder="Paste your .keymap file here."
      spellCheck={false}
      autoCapitalize="off"
      rows={14}
    />
  );

  return (
    <main className={styles.page}>
      <h1>Keymap Upgrader</h1>
      <p className={styles.lead}>
        Names in ZMK keymaps have changed over the years: <Link to="/docs/keymaps/list-of-keycodes">key codes</Link>,{' '}
        <Link to="/docs/keymaps/behaviors">behaviors</Link>, properties, nodes and headers. Bring an old{' '}
        <code>.keymap</code> file and get it back up to date, with a reason for each change. Everything else in the file
        stays as it is, byte for byte.
      </p>
      <p>
        Your keymap never leaves this browser: the work is done on your device, and the text is kept there until you
        clear it, so that a reload loses nothing.
      </p>
      {typedBefore === null ? (
        plainBox
      ) : (
        <Suspense fallback={plainBox}>
          <Workbench typedBefore={typedBefore} />
        </Suspense>
      )}
      <noscript>
        <p>The tool on this page needs JavaScript. The command below does the same without a browser.</p>
      </noscript>
      <CommandLine />
    </main>
  );
}
