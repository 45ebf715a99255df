import { showColorMode } from './colorMode';

/**
 * What the framework's own script does in every page, a query in the address included: `?docusaurus-theme=dark` and
 * `?docusaurus-data-name=value`. Few addresses have one, and reading it would take a phone some milliseconds each time.
 */
export function showAsAsked(): void {
  const query = location.search ? new URLSearchParams(location.search) : undefined;
  showColorMode(query?.get('docusaurus-theme') ?? null);
  query?.forEach((value, name) => {
    const [, attribute] = /^docusaurus-(data-.+)/.exec(name) ?? [];
    if (attribute) document.documentElement.setAttribute(attribute, value);
  });
}
