import { memo, type ReactElement } from 'react';
import { placeCombos, type DrawnCombo } from '#core/keymap-drawing';
import type { Key } from '#core/keyboard-shape';
import LegendText from './LegendText';
import styles from './styles.module.css';

type Props = Readonly<{ combos: readonly DrawnCombo[]; keys: readonly Key[]; positions: readonly number[] }>;

/** Draws each combo as a small label with a line to each of its keys. */
function Combos({ combos, keys, positions }: Props): ReactElement {
  const placed = placeCombos(combos, keys, positions);
  return (
    <g className={styles.combos}>
      {/* All lines are drawn before the labels, so that none crosses a label. */}
      {placed.map(({ at, lines }, index) => (
        <path
          key={index}
          className={styles.comboLine}
          d={lines.map(({ x, y }) => `M${at.x * 100} ${at.y * 100}H${x * 100}V${y * 100}`).join('')}
        />
      ))}
      {placed.map(({ combo, text, at, width, height }, index) => (
        <g key={index}>
          <rect
            x={(at.x - width / 2) * 100}
            y={(at.y - height / 2) * 100}
            width={width * 100}
            height={height * 100}
            rx={12}
          />
          <LegendText legend={combo.legend.tap} text={text} x={at.x * 100} y={at.y * 100} />
        </g>
      ))}
    </g>
  );
}

export default memo(Combos);
