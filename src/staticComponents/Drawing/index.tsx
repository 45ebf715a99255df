import type { ComponentType, ReactElement } from 'react';
import * as components from './drawings';

const drawings: Readonly<Record<string, ComponentType>> = components;

/** `backlight-levels` is the component BacklightLevels. */
const componentName = (name: string): string =>
  name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** A drawing by name, for use inside `<Figure>`. */
export default function Drawing({ name }: Readonly<{ name: string }>): ReactElement {
  const Picture = drawings[componentName(name)];
  // MDX isn't type-checked, so a misspelled name has to fail the build here.
  if (!Picture) throw new Error(`There is no drawing "${name}" in src/staticComponents/Drawing/drawings.`);
  return <Picture />;
}
