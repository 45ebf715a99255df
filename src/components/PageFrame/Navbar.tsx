import type { ReactElement } from 'react';
import { translate } from '@docusaurus/Translate';
import { ErrorCauseBoundary, useThemeConfig } from '@docusaurus/theme-common';
import NavbarItem, { type Props as ItemProps } from '@theme/NavbarItem';
import SearchButton from '../SearchButton';
import SearchDialog from '../SearchDialog';
import ColorModeButton from './ColorModeButton';
import Logo from './Logo';
import { Menu, MenuButton } from './Menu';
import styles from './navbar.module.css';

/** Adds the message of Docusaurus that shows which item of the site configuration is wrong. */
const addItemToError = (item: object) => (error: Error) =>
  new Error(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
    { cause: error },
  );

const Items = ({ items }: Readonly<{ items: readonly ItemProps[] }>) =>
  items.map((item, position) => (
    <ErrorCauseBoundary key={position} onError={addItemToError(item)}>
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));

/** The navigation bar: plain HTML that the inline script makes interactive (runtime/inline). */
export default function Navbar(): ReactElement {
  const items = useThemeConfig().navbar.items as readonly ItemProps[];
  const isLeft = ({ position }: ItemProps) => position === 'left';
  const label = translate({
    id: 'theme.NavBar.navAriaLabel',
    message: 'Main',
    description: 'The ARIA label for the main navigation',
  });
  return (
    <nav aria-label={label} className="navbar navbar--fixed-top">
      <div className="navbar__inner">
        <div className="navbar__items">
          <MenuButton />
          <Logo />
          <Items items={items.filter(isLeft)} />
        </div>
        <div className="navbar__items navbar__items--right">
          <Items items={items.filter((item) => !isLeft(item))} />
          <ColorModeButton />
          <div className={styles.search}>
            <SearchButton />
            <SearchDialog />
          </div>
        </div>
      </div>
      <Menu />
    </nav>
  );
}
