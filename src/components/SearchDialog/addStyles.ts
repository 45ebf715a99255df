/** Contents of hits.css, inserted by the bundler (plugins/search-index). */
declare const hitStyles: string;

/** Adds the styles of the results. They're loaded with this code, because no page needs them before. */
export function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hitStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
