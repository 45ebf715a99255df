// Replaces the category of theme-classic 3.7.0, which needs React to open and leaves closed pages out of the HTML. Here, a
// <details> next to the label shows and hides the list with CSS, so it works at first paint and without JavaScript.
import { useState, type ReactElement } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import styles from './styles.module.css';

export default function DocSidebarItemCategory({ item, onItemClick, activePath, level }: Props): ReactElement {
  const { items, label, className } = item;
  const href = item.linkUnlisted ? undefined : item.href;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = href !== undefined && isSamePath(href, activePath);
  const [isOpen, setIsOpen] = useState(isActive || !item.collapsed);
  // A category opens when the reader goes to a page in it. Otherwise, it stays as the reader left it.
  const [wasActive, setWasActive] = useState(isActive);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    if (isActive) setIsOpen(true);
  }

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        styles.category,
        className,
      )}
    >
      <div className={clsx(styles.header, isCurrentPage && styles.current)}>
        {href !== undefined && (
          <Link
            className={clsx('menu__link', isActive && 'menu__link--active')}
            aria-current={isCurrentPage ? 'page' : undefined}
            to={href}
            onClick={() => onItemClick?.(item)}
          >
            {label}
          </Link>
        )}
        <details className={styles.toggle} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary
            className={clsx(href === undefined ? ['menu__link', isActive && 'menu__link--active'] : styles.caretOnly)}
            aria-label={href === undefined ? undefined : `Pages under ${label}`}
          >
            {href === undefined && label}
          </summary>
        </details>
      </div>
      <ul className={clsx('menu__list', styles.list)}>
        <DocSidebarItems items={items} onItemClick={onItemClick} activePath={activePath} level={level + 1} />
      </ul>
    </li>
  );
}
