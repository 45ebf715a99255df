import type { Plugin } from '@docusaurus/types';

type Post = Readonly<{ metadata: { title: string; permalink: string; date: Date | string; description: string } }>;
type Blog = Readonly<{ default?: { blogPosts?: readonly Post[] } }>;

const postsShown = 3;

/** Adds the home page and passes it the newest blog posts. */
export default function homePage(): Plugin {
  return {
    name: 'home-page',
    async allContentLoaded({ allContent, actions }) {
      const blog = allContent['docusaurus-plugin-content-blog'] as Blog | undefined;
      const posts = (blog?.default?.blogPosts ?? []).slice(0, postsShown).map(({ metadata }) => ({
        title: metadata.title,
        href: metadata.permalink,
        date: new Date(metadata.date).toISOString().slice(0, 10),
        description: metadata.description,
      }));
      const data = await actions.createData('latest-posts.json', JSON.stringify(posts));
      actions.addRoute({
        path: '/',
        exact: true,
        component: '@site/src/components/HomePage',
        modules: { posts: data },
      });
    },
  };
}
