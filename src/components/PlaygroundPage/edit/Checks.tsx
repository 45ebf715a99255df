import { useEffect, useState, type ReactElement } from 'react';
import { LineIndex } from '#core/devicetree';
import { checkKeymap, type Finding } from '#core/keymap-check';
import { upgraderLink } from '@site/src/components/KeymapUpgrader/linkedKeymap';
import LongList from '../LongList';
import type { PlaygroundState } from '../usePlayground';
import styles from './styles.module.css';

/** How long after a change the keymap is checked. */
const pauseMs = 150;

const describe = (findings: readonly Finding[], text: string): readonly string[] => {
  const lines = new LineIndex(text);
  return [...new Set(findings.map(({ from, message }) => `Line ${lines.placeOf(from).line}: ${message}`))];
};

/** What would stop the build, found after each change. */
export default function Checks({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { source, drawnSource } = playground;
  const [found, setFound] = useState<readonly string[]>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const findings = checkKeymap('my.keymap', drawnSource).filter(({ severity }) => severity !== 'note');
      setFound(describe(findings, drawnSource));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [drawnSource]);
  return (
    <div className={styles.checks}>
      <div role="status">
        {found?.length === 0 && <p>Checks: no errors or warnings.</p>}
        {found && found.length > 0 && (
          <>
            <p className={styles.problem}>
              Checks: {found.length === 1 ? '1 problem' : `${found.length} problems`} in the keymap.
            </p>
            <LongList items={found} />
          </>
        )}
      </div>
      <p>
        <a
          href="/keymap-upgrader"
          onClick={({ currentTarget }) => {
            currentTarget.href = upgraderLink(source);
          }}
        >
          Check and upgrade it in the keymap upgrader
        </a>
      </p>
    </div>
  );
}
