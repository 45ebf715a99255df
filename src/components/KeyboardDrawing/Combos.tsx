import { memo, type ReactElement } from 'react';
import { fitLegend, placeCombos, type DrawnCombo } from '#core/keymap-drawing';
import type { Key } from '#core/keyboard-shape';
import styles from './styles.module.css';

/** In hundredths of a key, like everything in the drawing. */
const labelHeight = 34;

/** Draws each combo as a small label with a line to each of its keys. */
function Combos({
  combos,
  keys,
}: Readonly<{ combos: readonly DrawnCombo[]; keys: readonly Key[] }>): ReactElement {
  return (
    <g className={styles.combos}>
      {placeCombos(combos, keys).map(({ combo, at, width, lines }, index) => {
        const { lines: text, size } = fitLegend(combo.legend.tap.replaceAll(' ', '\u00a0'), width * 100 + 12, 19);
        return (
          <g key={index}>
            {lines.map(({ x, y }) => (
              <path key={`${x} ${y}`} d={`M${at.x * 100} ${at.y * 100}H${x * 100}V${y * 100}`} />
            ))}
            <rect
              x={(at.x - width / 2) * 100}
              y={at.y * 100 - labelHeight / 2}
              width={width * 100}
              height={labelHeight}
              rx={labelHeight / 2}
            />
            <text x={at.x * 100} y={at.y * 100 + size * 0.35} fontSize={size.toFixed(1)}>
              {text[0]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export default memo(Combos);
