/** Finding configuration options and writing a .conf file from them. Design: README.md. */
export { confFor, type Conf, type ConfOption } from './confFor.ts';
export { optionFilter } from './optionFilter.ts';
