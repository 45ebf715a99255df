import type { ReactElement } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import styles from './colorMode.module.css';

/** Switches the color mode (runtime/inline/colorMode.ts). The label is for both modes, because the HTML is the same in both. */
export default function ColorModeButton(): ReactElement {
  const title = translate({
    message: 'Switch between dark and light mode',
    id: 'theme.colorToggle.ariaLabel',
    description: 'The ARIA label for the navbar color mode toggle',
  });
  return (
    <button
      className={clsx('clean-btn', styles.toggle)}
      type="button"
      data-color-mode-toggle
      title={title}
      aria-label={title}
    >
      <IconLightMode aria-hidden className={styles.light} />
      <IconDarkMode aria-hidden className={styles.dark} />
    </button>
  );
}
