import type { ComponentType } from 'react';

/** `never`, because the props of each island are different. They're in the page as JSON. */
type IslandModule = Promise<Readonly<{ default: ComponentType<never> }>>;

/**
 * Interactive components in Markdown content. The browser loads the code of those that are on the page. Each has its own React
 * root, so it can't use the site's context (such as the router).
 * To add one, write a component with JSON props, and add a line here and `Name: island('Name', Component)` in
 * src/theme/MDXComponents.
 */
export const islands = {
  // In one file, because both are on the same page and share code.
  HardwareFinder: () => import(/* webpackChunkName: "hardware" */ '@site/src/components/HardwareFinder'),
  HardwarePair: () => import(/* webpackChunkName: "hardware" */ '@site/src/components/HardwarePair'),
  OptionFinder: () => import('@site/src/components/OptionFinder'),
  KeyCodeFinder: () => import('@site/src/components/KeyCodeFinder'),
} satisfies Readonly<Record<string, () => IslandModule>>;

export type IslandName = keyof typeof islands;
