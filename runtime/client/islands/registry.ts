import type { ComponentType } from 'react';

/** `never`: each island has props of its own, which come as JSON from the page. */
type IslandModule = Promise<Readonly<{ default: ComponentType<never> }>>;

/**
 * Interactive components that Markdown content may contain. The server renders them like anything else; the browser loads
 * the code of those that are on the page when the framework starts. They stand in a React root of their own, so they use
 * no context of the site (router, color mode).
 * Add one: a component with JSON props, a line here, and `Name: island('Name', Component)` in src/theme/MDXComponents.
 */
export const islands: Readonly<Record<string, () => IslandModule>> = {
  // One file for both: they stand on the same page and share code.
  HardwareFinder: () => import(/* webpackChunkName: "hardware" */ '@site/src/components/HardwareFinder'),
  HardwarePair: () => import(/* webpackChunkName: "hardware" */ '@site/src/components/HardwarePair'),
  OptionFinder: () => import('@site/src/components/OptionFinder'),
  KeyCodeFinder: () => import('@site/src/components/KeyCodeFinder'),
};
