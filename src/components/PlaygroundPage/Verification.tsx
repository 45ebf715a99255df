import type { ReactElement } from 'react';
import { comparedSequences } from '#core/simulator';
import styles from './styles.module.css';

/** What was compared with the real firmware, and what wasn't. */
export default function Verification(): ReactElement {
  const { sequences, keymaps, release } = comparedSequences;
  return (
    <details className={styles.verification}>
      <summary>How we know that it works like the firmware</summary>
      <p>
        We built ZMK {release}, pressed random keys on {keymaps} keymaps, and recorded what it sent. The simulator sends
        the same for all {sequences.toLocaleString('en-US')} sequences: the same key codes and modifiers, in the same
        order and the same millisecond. These recordings are among this site’s tests, so a change that breaks one isn’t
        published. The firmware’s own tests of key events pass too.
      </p>
      <ul>
        <li>
          <strong>Compared:</strong> key presses, hold-taps with every flavor and option, layers and conditional layers,
          combos, sticky keys and layers, tap dances, mod-morphs, macros with and without parameters, caps word, key
          repeat, toggled keys, and what happens when you combine them.
        </li>
        <li>
          <strong>Not compared:</strong> what your computer makes of the keys, USB and Bluetooth, the link between two
          halves, debouncing and scan times, and keys you press in the few milliseconds while the firmware is still busy
          with an undecided hold-tap. When two timers end in the same millisecond, a real keyboard may run them in
          either order.
        </li>
        <li>
          <strong>Not simulated:</strong> encoders, pointing devices, lights, and the keys for Bluetooth, output, power,
          and reset. These keys do nothing here.
        </li>
      </ul>
    </details>
  );
}
