// Replaces the skip link of theme-classic 3.7.0, which takes the focus and scrolls to the top even if only the query string
// has changed.
import { useRef, type MouseEvent, type ReactElement } from 'react';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

function focusElement(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  element?.removeAttribute('tabindex');
}

function skip(event: MouseEvent): void {
  event.preventDefault();
  focusElement(document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId));
}

export default function SkipToContent(): ReactElement {
  const region = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  const label = translate({
    id: 'theme.common.skipToMainContent',
    description:
      'The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation',
    message: 'Skip to main content',
  });
  // After client navigation, Tab starts at the top of the new page.
  useLocationChange(({ location, previousLocation }) => {
    const isNewPage = location.pathname !== previousLocation?.pathname;
    if (isNewPage && !location.hash && action === 'PUSH') focusElement(region.current);
  });
  return (
    <div ref={region} role="region" aria-label={label}>
      <a className={styles.skipToContent} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}
