/** hits.css, put in by the bundler (plugins/search-index). */
declare const hitStyles: string;

/** The styles of what the dialog lists. They come with its code, as no page needs them before. */
export function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hitStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
