import type { Check } from './check.ts';
import type { Content } from './content/content.ts';
import { contrast } from './content/contrast.ts';
import { currents } from './content/currents.ts';
import { frontMatter } from './content/frontMatter.ts';
import { lockfile } from './content/lockfile.ts';
import { references } from './content/references/references.ts';
import { samples } from './content/samples/samples.ts';
import { tables } from './content/tables.ts';
import { tokens } from './content/tokens.ts';
import { words } from './content/words.ts';
import { customProperties } from './site/customProperties.ts';
import { descriptions } from './site/descriptions.ts';
import { htmlValidity } from './site/htmlValidity.ts';
import { images } from './site/images.ts';
import { links } from './site/links.ts';
import { securityHeaders } from './site/securityHeaders.ts';
import { publicAddresses } from './site/publicAddresses.ts';
import { redirects } from './site/redirects.ts';
import { search } from './site/search.ts';
import type { BuiltSite } from './site/site.ts';
import { weight } from './site/weight.ts';

/** Checks on the sources, mostly Markdown. To add one, create a file with a test next to it, and add it here. */
export const contentChecks: readonly Check<Content>[] = [
  frontMatter,
  samples,
  references,
  tables,
  currents,
  contrast,
  tokens,
  words,
  lockfile,
];

/** Checks on the built site. To add one, create a file with a test next to it, and add it here. */
export const siteChecks: readonly Check<BuiltSite>[] = [
  publicAddresses,
  links,
  redirects,
  descriptions,
  images,
  htmlValidity,
  securityHeaders,
  customProperties,
  weight,
  search,
];
