/**
 * Bundler loader for the generated props of docs and blog routes: leaves out of the browser's copies what no view here
 * reads. The list of all docs serves cards of categories, which content has as HTML (6 kB compressed on docs pages); the
 * archive lists posts by title, and comes with their whole text (30 kB). CommonJS, because the bundler loads it itself.
 */
module.exports = function browserProps(source) {
  const props = JSON.parse(source);
  if (props.version?.docs) props.version.docs = {};
  for (const post of props.archive?.blogPosts ?? []) delete post.content;
  return JSON.stringify(props);
};
