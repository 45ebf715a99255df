import { HtmlValidate, type ConfigData } from 'html-validate';
import type { Check, Finding } from '../check.ts';
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
    // Judged on the rendered page by axe, which knows what is visible.
    'unique-landmark': 'off',
    'no-redundant-role': 'off',
    'text-content': 'off',
  },
};

/** Where a fault stands: what the text around it says, so that an author finds it in the Markdown. */
const around = (html: string, offset: number, size: number): string =>
  html.slice(offset, offset + Math.min(Math.max(size, 60), 120)).replace(/\s+/g, ' ');

/** The pages are valid HTML. */
export const htmlValidity: Check<BuiltSite> = {
  name: 'valid HTML',
  run: async (site) => {
    const validator = new HtmlValidate(rules);
    const findings: Finding[] = [];
    const told = new Set<string>();
    for (const page of site.pages) {
      const { results } = await validator.validateString(page.html, page.file);
      for (const { ruleId, message, offset, size } of results.flatMap((result) => result.messages)) {
        const text = around(page.html, offset, size);
        // The frame repeats on every page; what is wrong in it is told once.
        if (told.has(`${ruleId}${message}${text}`)) continue;
        told.add(`${ruleId}${message}${text}`);
        findings.push({
          ...placeOf(site, page),
          fault: `${message} (${page.route})`,
          fix: `At: ${text}… Rule: https://html-validate.org/rules/${ruleId}.html`,
        });
      }
    }
    return findings;
  },
};
