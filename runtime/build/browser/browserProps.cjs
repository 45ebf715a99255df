/**
 * Bundler loader for the generated props of docs and blog routes. It removes what no component in the browser needs: the list of
 * all docs (6 kB compressed on docs pages), and the text of the posts in the archive (30 kB).
 */
module.exports = function browserProps(source) {
  const props = JSON.parse(source);
  if (props.version?.docs) props.version.docs = {};
  for (const post of props.archive?.blogPosts ?? []) delete post.content;
  return JSON.stringify(props);
};
