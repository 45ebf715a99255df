import type { Check } from './check.ts';
import type { Content } from './content/content.ts';
import { frontMatter } from './content/frontMatter.ts';
import { samples } from './content/samples/samples.ts';

/** Checks over the Markdown of docs/ and blog/. Add one: a file with its test beside it, and a line here. */
export const contentChecks: readonly Check<Content>[] = [frontMatter, samples];
