/** Contents of hits.css, inserted by the bundler (plugins/search-index). */
declare const hitStyles: string;

/** Adds the styles of the results. They're part of this code, because no page needs them earlier. */
export function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hitStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
