/** An opening tag: its name, and all that its attributes may hold. */
export const openingTag = /<([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
