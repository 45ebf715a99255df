import type { ReactElement } from 'react';
import { findKeyCode, modifiers, type Modifier } from '#core/firmware';
import ColumnHeads from '../PlainTable/ColumnHeads';

const keyCodesOf = ({ keyCode }: Modifier) => [keyCode, ...(findKeyCode(keyCode)?.aliases ?? [])];

/** A table of the eight modifiers with their key codes, function, and flag. */
export default function ModifierTable(): ReactElement {
  return (
    <table>
      <ColumnHeads titles={['Key', 'Key code', 'Function', 'Flag']} />
      <tbody>
        {modifiers.map((modifier) => (
          <tr key={modifier.function}>
            <td>
              {modifier.title}
              {modifier.alsoCalled.length > 0 && ` (${modifier.alsoCalled.join(', ')})`}
            </td>
            <td>
              {keyCodesOf(modifier).map((name, index) => (
                <span key={name}>
                  {index > 0 && ' '}
                  <code>{name}</code>
                </span>
              ))}
            </td>
            <td>
              <code>{`${modifier.function}(x)`}</code>
            </td>
            <td>
              <code>{modifier.flag}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
