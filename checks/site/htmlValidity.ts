import { HtmlValidate, type ConfigData } from 'html-validate';
import { serialize } from 'parse5';
import type { Check, Finding } from '../check.ts';
import type { Page } from './page.ts';
import { placeOf, type BuiltSite } from './site.ts';

/** Finds what browsers have to repair or assistive technology gets wrong. Rules about style are off, because HTML is minified. */
const rules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Refuses a skipped level and a second h1. The first heading can have any level, because the blog's sidebar is before the h1.
    'heading-level': ['error', { minInitialRank: 'any' }],
    'attribute-boolean-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-implicit-close': 'off',
    'no-implicit-button-type': 'off',
    'no-inline-style': 'off',
    // The minifier doesn't escape & unless it starts a known entity, not even in devicetree's &name;.
    'no-raw-characters': 'off',
    'unrecognized-char-ref': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The framework marks the skip link's region with a role, which means the same.
    'prefer-native-element': 'off',
    // Forms here react while the reader types, or on Enter.
    'wcag/h32': 'off',
    // A fieldset with role="none" only disables its controls (runtime/client/EnabledByReact.tsx), so it needs no legend.
    'wcag/h71': 'off',
    // axe checks these on the rendered page, where it's clear what's visible.
    'unique-landmark': 'off',
    'no-redundant-role': 'off',
    'text-content': 'off',
  },
};

/** The HTML at a fault, so that an author can find it in the Markdown. */
const around = (html: string, offset: number, size: number): string =>
  html.slice(offset, offset + Math.min(Math.max(size, 60), 120)).replace(/\s+/g, ' ');

/** The text at the beginning of the element at `offset`. */
const textAfter = (html: string, offset: number): string =>
  /^[^<>]*>([^<]*)/.exec(html.slice(offset))?.[1]?.trim() ?? '';

/** Ignores an unescaped & before a name, as in devicetree's &name;. */
const isReported = ({ code }: Page['parseErrors'][number]) => code !== 'unknown-named-character-reference';

/** The pages are valid HTML. */
export const htmlValidity: Check<BuiltSite> = {
  name: 'valid HTML',
  run: async (site) => {
    const validator = new HtmlValidate(rules);
    const findings: Finding[] = [];
    const reported = new Set<string>();
    const report = (page: Page, fault: string, fix: string, text = '') => {
      // The page frame is the same on every page, so its problems are reported once.
      if (reported.has(fault + fix)) return;
      reported.add(fault + fix);
      findings.push({ ...placeOf(site, page, text), fault: `${fault} (${page.route})`, fix });
    };
    for (const page of site.pages) {
      for (const { code, offset } of page.parseErrors.filter(isReported)) {
        const place = around(page.html, offset, 0);
        report(page, `Not HTML: ${code} at: ${place}.`, 'Write valid HTML.');
      }
      // With all tags written out, because the validator is confused if the minifier omits optional ones.
      const html = serialize(page.document);
      const { results } = await validator.validateString(html, page.file);
      for (const { ruleId, message, offset, size } of results.flatMap((result) => result.messages)) {
        report(
          page,
          message,
          `At: ${around(html, offset, size)}… Rule: https://html-validate.org/rules/${ruleId}.html`,
          textAfter(html, offset),
        );
      }
    }
    return findings;
  },
};
