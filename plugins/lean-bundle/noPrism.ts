/** Stands in for prism-react-renderer in the browser: the theme asks for its Prism at start, and nothing uses it. */
export const Prism = { languages: {} };
export const themes = { palenight: { plain: {}, styles: [] }, github: { plain: {}, styles: [] } };
