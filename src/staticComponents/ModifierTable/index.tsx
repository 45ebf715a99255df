import type { ReactElement } from 'react';
import { findKeyCode, modifiers, type Modifier } from '#core/firmware';

const names = ({ keyCode }: Modifier) => [keyCode, ...(findKeyCode(keyCode)?.aliases ?? [])];

/** The eight modifiers: key codes, function, flag. */
export default function ModifierTable(): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Key code</th>
          <th scope="col">Function</th>
          <th scope="col">Flag</th>
        </tr>
      </thead>
      <tbody>
        {modifiers.map((modifier) => (
          <tr key={modifier.function}>
            <td>
              {modifier.title}
              {modifier.alsoCalled.length > 0 && ` (${modifier.alsoCalled.join(', ')})`}
            </td>
            <td>
              {names(modifier).map((name, index) => (
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
