import { hashSource } from '../../runtime/build/hostingFiles.ts';
import { headersFor } from '../../preview-server/hostingRules.ts';
import type { Check, Finding } from '../check.ts';
import { attribute, textOf, type Element, type Page } from './page.ts';
import { placeOf, type BuiltSite } from './site.ts';

const fetchedLinks = /stylesheet|preload|prefetch|preconnect|dns-prefetch|icon|manifest/;
/** SVG elements that load the address in their `href`. */
const fetchedElements: ReadonlySet<string> = new Set(['image', 'use', 'feImage']);

/** Addresses that a browser loads automatically with the page. */
function requestsOf(element: Element): readonly string[] {
  const sources = ['src', 'poster', 'data'].map((name) => attribute(element, name));
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => attribute(element, name)?.split(/,\s*/));
  const styles = element.tagName === 'style' ? textOf(element) : (attribute(element, 'style') ?? '');
  const inStyles = [...styles.matchAll(/(?:url\(|@import)\s*["']?([^"')\s]+)/g)].map(([, url]) => url);
  const isFetched =
    fetchedElements.has(element.tagName) ||
    (element.tagName === 'link' && fetchedLinks.test(attribute(element, 'rel') ?? ''));
  const target = isFetched ? attribute(element, 'href') : undefined;
  return [...sources, ...sets, ...inStyles, target].filter((url) => url !== undefined);
}

const hostOf = (url: string): string | undefined => /^(?:https?:)?\/\/([^/\s]+)/.exec(url)?.[1];

/** Types of <script> that a browser runs. Any other is data, which the policy doesn't cover. */
const scriptTypes = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

const isInlineScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  scriptTypes.has(attribute(element, 'type') ?? '');

const handlersOf = ({ tagName, attrs }: Element) =>
  attrs.filter(({ name }) => name.startsWith('on')).map(({ name }) => `<${tagName} ${name}>`);

function checkPage(site: BuiltSite, page: Page): readonly Finding[] {
  const policy = headersFor(site.headers, page.route)['Content-Security-Policy'] ?? '';
  const place = placeOf(site, page);
  const unknown = page.elements
    .filter(isInlineScript)
    .map(({ childNodes }) => hashSource(childNodes.map((child) => ('value' in child ? child.value : '')).join('')))
    .filter((hash) => !policy.includes(hash))
    .map((hash): Finding => ({
      ...place,
      fault: `A script in ${page.route} is not allowed by the Content-Security-Policy (${hash}).`,
      fix: 'runtime/build/hostingFiles.ts collects the hashes. A step after it in docusaurus.config.ts must not add scripts.',
    }));
  const inAttributes = page.elements.flatMap(handlersOf).map((handler): Finding => ({
    ...place,
    fault: `${handler} in ${page.route} is an event handler attribute, which the policy forbids.`,
    fix: 'Use addEventListener.',
  }));
  const strangers = page.elements
    .flatMap(requestsOf)
    .map(hostOf)
    .filter((host) => host !== undefined && !policy.includes(host))
    .map((host): Finding => ({
      ...place,
      fault: `The page ${page.route} loads something from ${host}.`,
      fix: 'Host it here. Pages load nothing from other sites.',
    }));
  return [...unknown, ...inAttributes, ...strangers];
}

/** The pages do nothing that the security headers forbid, and the headers forbid what they should. */
export const securityHeaders: Check<BuiltSite> = {
  name: 'security headers',
  run: (site) => {
    const file = 'site-settings/hosting.ts';
    const headers = headersFor(site.headers, '/');
    const csp = headers['Content-Security-Policy'] ?? '';
    const scripts = csp.split('; ').find((directive) => directive.startsWith('script-src ')) ?? '';
    const findings: Finding[] = [];
    for (const name of ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy']) {
      if (!headers[name])
        findings.push({ file, fault: `No rule sets ${name}.`, fix: 'Restore it in securityHeaders.' });
    }
    if (scripts === '' || /unsafe-(inline|eval)|\*|\shttps?:(\s|$)/.test(scripts.replace(/https:\/\/\S+/g, ''))) {
      findings.push({
        file,
        fault: `script-src is too permissive: ${scripts}`,
        fix: 'Allow only the site itself and hashes.',
      });
    }
    return [...findings, ...site.pages.flatMap((page) => checkPage(site, page))];
  },
};
