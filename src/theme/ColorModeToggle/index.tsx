// Replaces the toggle of theme-classic 3.7.0, which is disabled until React runs: this one works at first paint, because
// runtime/inline answers for it until then. Its label names no state, so that server and browser agree.
import { memo, type ReactElement } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import styles from './styles.module.css';

function ColorModeToggle({ className, buttonClassName, value, onChange }: Props): ReactElement {
  const title = translate({
    message: 'Switch between dark and light mode',
    id: 'theme.colorToggle.ariaLabel',
    description: 'The ARIA label for the navbar color mode toggle',
  });
  return (
    <button
      className={clsx('clean-btn', styles.toggle, className, buttonClassName)}
      type="button"
      data-color-mode-toggle
      title={title}
      aria-label={title}
      onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
    >
      <IconLightMode aria-hidden className={styles.light} />
      <IconDarkMode aria-hidden className={styles.dark} />
    </button>
  );
}

export default memo(ColorModeToggle);
