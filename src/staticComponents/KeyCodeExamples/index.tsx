import type { ReactElement } from 'react';
import { keysOf } from '#core/firmware';
import InlineCode from '@site/src/components/InlineCode';
import ColumnHeads from '../PlainTable/ColumnHeads';
import styles from './styles.module.css';

/** A key code, and what it's useful for. */
type Example = Readonly<{ code: string; use: string }>;

function readCode(code: string) {
  const result = keysOf(code);
  if (!result.ok) throw new Error(`<KeyCodeExamples>: ${result.reason}.`);
  return result;
}

/** A table of key codes with the keys they press and the number that the firmware uses. */
export default function KeyCodeExamples({ examples }: Readonly<{ examples: readonly Example[] }>): ReactElement {
  return (
    <table className={styles.table}>
      <ColumnHeads titles={['Binding', 'Keys it presses', 'Use', 'Number']} />
      <tbody>
        {examples.map(({ code, use }) => {
          const { keys, value } = readCode(code);
          return (
            <tr key={code}>
              <td>
                <code>{`&kp ${code}`}</code>
              </td>
              <td>
                {keys.map(({ name, title }) => (
                  <kbd key={name}>{title}</kbd>
                ))}
              </td>
              <td>
                <InlineCode text={use} />
              </td>
              <td>
                <code>{`0x${value.toString(16).padStart(8, '0')}`}</code>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
