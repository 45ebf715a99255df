import { attributes } from '../contract.ts';

const { colorMode, copy, needsScript, searchOpen } = attributes;

/**
 * For readers without JavaScript: all tab panels with their names, all menus open, and no controls that can't work. On a phone,
 * the sidebar is below the page. The element around both only has a class of the theme, and Firefox before 121 has no `:has()`.
 */
const style = `
  [role=tabpanel][hidden] { display: block }
  [role=tabpanel]::before { content: attr(data-label); font-weight: 600 }
  [role=tablist], [${copy}], [${colorMode}], [${searchOpen}], [${searchOpen}] + *, .navbar__toggle, [${needsScript}] { display: none !important }
  @media (max-width: 996px) {
    .navbar { height: auto !important; position: static !important }
    .navbar__inner, .navbar__items { flex-wrap: wrap !important }
    .navbar__items { flex-basis: 100% !important; justify-content: start !important }
    .navbar__items > .navbar__item { display: block !important }
    [class^=docRoot_] { flex-direction: column }
    .theme-doc-sidebar-container { display: block !important; order: 1; padding: 1rem }
  }
`;

export const noScriptStyle = `<style>${style.replaceAll(/\s+/g, ' ').trim()}</style>`;
