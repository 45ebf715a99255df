// Replaces the list of navbar item types of theme-classic 3.7.0: the type this site uses is in the main bundle, the others
// are loaded when the configuration names them (about 3 kB saved on every page).
import { lazy } from 'react';
import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

const ComponentTypes = {
  default: DefaultNavbarItem,
  localeDropdown: lazy(() => import('@theme/NavbarItem/LocaleDropdownNavbarItem')),
  search: lazy(() => import('@theme/NavbarItem/SearchNavbarItem')),
  dropdown: lazy(() => import('@theme/NavbarItem/DropdownNavbarItem')),
  html: lazy(() => import('@theme/NavbarItem/HtmlNavbarItem')),
  doc: lazy(() => import('@theme/NavbarItem/DocNavbarItem')),
  docSidebar: lazy(() => import('@theme/NavbarItem/DocSidebarNavbarItem')),
  docsVersion: lazy(() => import('@theme/NavbarItem/DocsVersionNavbarItem')),
  docsVersionDropdown: lazy(() => import('@theme/NavbarItem/DocsVersionDropdownNavbarItem')),
} as unknown as ComponentTypesObject;

export default ComponentTypes;
