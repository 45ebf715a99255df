/** Stands in for a module that browsers do not need. */
export default undefined;
