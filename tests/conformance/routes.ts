import fs from 'node:fs';
import path from 'node:path';
import { siteData } from './siteData.ts';

/** The pages that the site has today, from its content. What has to stay is in specified.ts. */

const perPage = 10;

/** A list and its further pages, if it has more posts than fit on one. */
export const listPages = (route: string, posts: number): readonly string[] =>
  Array.from({ length: Math.max(1, Math.ceil(posts / perPage)) }, (_, index) =>
    index === 0 ? route : `${route}/page/${index + 1}`,
  );

/** Splits the posts of a list as its pages show them. */
export const inPages = <T>(posts: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(posts.length / perPage) }, (_, index) =>
    posts.slice(index * perPage, (index + 1) * perPage),
  );

const sorted = (routes: readonly string[]) => [...routes].sort();

export const docsRoutes = (): readonly string[] =>
  sorted(siteData().docs.map(({ permalink }) => permalink.replace(/\/$/, '')));

const posts = () => [...siteData().posts].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));

/** All posts, newest first. */
export const postRoutes = (): readonly string[] => posts().map(({ permalink }) => permalink);

/** The years with posts, newest first. */
export const postYears = (): readonly string[] => [...new Set(postRoutes().map((route) => route.split('/')[2]!))];

const tagOf = ({ permalink }: Readonly<{ permalink: string }>) => permalink.replace('/blog/tags/', '');

/** The tags of all posts. */
export const tags = (): readonly string[] => sorted([...new Set(posts().flatMap((post) => post.tags.map(tagOf)))]);

/** The posts with a tag, newest first. */
export const taggedPosts = (tag: string): readonly string[] =>
  posts()
    .filter((post) => post.tags.some((own) => tagOf(own) === tag))
    .map(({ permalink }) => permalink);

export const tagPages = (tag: string): readonly string[] => listPages(`/blog/tags/${tag}`, taggedPosts(tag).length);

export const blogPages = (): readonly string[] => listPages('/blog', posts().length);

/** The pages of src/pages, and those that plugins add. */
const topRoutes = (): readonly string[] => [
  '/',
  '/search',
  ...fs.readdirSync(path.join(process.cwd(), 'src/pages')).map((file) => `/${path.parse(file).name}`),
];

export const allRoutes = (): readonly string[] =>
  sorted([
    ...new Set(topRoutes()),
    ...['/blog/archive', '/blog/authors', '/blog/tags'],
    ...blogPages(),
    ...tags().flatMap(tagPages),
    ...postRoutes(),
    ...docsRoutes(),
  ]);
