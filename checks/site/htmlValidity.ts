import { HtmlValidate, type ConfigData } from 'html-validate';
import { serialize } from 'parse5';
import type { Check, Finding } from '../check.ts';
import type { Page } from './page.ts';
import { placeOf, type BuiltSite } from './site.ts';

/** What browsers have to repair or assistive technology gets wrong. Matters of style, which the minifier decides, are off. */
const rules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'attribute-boolean-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-implicit-close': 'off',
    'no-implicit-button-type': 'off',
    'no-inline-style': 'off',
    // The minifier leaves a & raw where no entity begins, devicetree's &name; included.
    'no-raw-characters': 'off',
    'unrecognized-char-ref': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The framework marks the skip link's region by a role; both have the same meaning.
    'prefer-native-element': 'off',
    // Forms here answer while the reader types, or by Enter.
    'wcag/h32': 'off',
    // Judged on the rendered page by axe, which knows what is visible.
    'unique-landmark': 'off',
    'no-redundant-role': 'off',
    'text-content': 'off',
  },
};

/** Where a fault stands: what the text around it says, so that an author finds it in the Markdown. */
const around = (html: string, offset: number, size: number): string =>
  html.slice(offset, offset + Math.min(Math.max(size, 60), 120)).replace(/\s+/g, ' ');

/** Errors of the HTML standard's parser to report: all but a raw & before a name, as the minifier leaves devicetree's &name;. */
const isReported = ({ code }: Page['parseErrors'][number]) => code !== 'unknown-named-character-reference';

/** The pages are valid HTML. */
export const htmlValidity: Check<BuiltSite> = {
  name: 'valid HTML',
  run: async (site) => {
    const validator = new HtmlValidate(rules);
    const findings: Finding[] = [];
    const reported = new Set<string>();
    const report = (page: Page, fault: string, fix: string) => {
      // The frame repeats on every page; what is wrong in it is reported once.
      if (reported.has(fault + fix)) return;
      reported.add(fault + fix);
      findings.push({ ...placeOf(site, page), fault: `${fault} (${page.route})`, fix });
    };
    for (const page of site.pages) {
      for (const { code, offset } of page.parseErrors.filter(isReported)) {
        const place = around(page.html, offset, 0);
        report(page, `Not HTML: ${code} at: ${place}.`, 'Write it as the HTML standard asks.');
      }
      // With all tags written out. The minifier leaves out those that the standard lets it, which confuses the validator.
      const html = serialize(page.document);
      const { results } = await validator.validateString(html, page.file);
      for (const { ruleId, message, offset, size } of results.flatMap((result) => result.messages)) {
        report(
          page,
          message,
          `At: ${around(html, offset, size)}… Rule: https://html-validate.org/rules/${ruleId}.html`,
        );
      }
    }
    return findings;
  },
};
