import type { ReactElement } from 'react';
import { release } from '#core/firmware/release';
import CodeBlock from '@theme/CodeBlock';
import { buildYaml, setupCommands, westYml, type Hardware } from './buildYaml';
import styles from './styles.module.css';

type Props = Readonly<{ hardware: Hardware; addons: readonly string[]; studio: boolean }>;

/** The configuration files for the selected hardware, and the commands that create them. */
export default function ConfigFiles({ hardware, addons, studio }: Props): ReactElement {
  const { sh, powershell } = setupCommands(hardware);
  return (
    <div className={styles.result}>
      <CodeBlock language="yaml" title="build.yaml">
        {buildYaml({ ...hardware, addons, studio })}
      </CodeBlock>
      <details>
        <summary>The other file: config/west.yml</summary>
        <CodeBlock language="yaml" title="config/west.yml">
          {westYml(release.line)}
        </CodeBlock>
      </details>
      <details>
        <summary>Let the setup script create both</summary>
        <p>
          The <a href="/docs/user-setup">setup script</a> creates the whole repository. These commands start it with
          this hardware selected.
        </p>
        <CodeBlock language="sh" title="Linux, macOS">
          {sh}
        </CodeBlock>
        <CodeBlock language="powershell" title="Windows (PowerShell)">
          {powershell}
        </CodeBlock>
      </details>
    </div>
  );
}
