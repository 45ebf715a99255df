import { rules } from '#core/keymap-check';
import type { Finding } from '#core/keymap-check';

const levels = { error: 'error', warning: 'warning', note: 'note' } as const;

/** Findings as SARIF 2.1.0, the format of code scanning tools. */
export function sarifOf(
  findings: readonly Finding[],
  placeOf: (finding: Finding) => { readonly line: number; readonly column: number },
): object {
  const ids = [...new Set(findings.map(({ id }) => id))];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'zmk-doctor',
            informationUri: 'https://zmk.dev/keymap-upgrader',
            rules: ids.map((id) => ({
              id,
              shortDescription: { text: rules.find((rule) => rule.id === id)?.title ?? id },
              helpUri: `https://zmk.dev${findings.find((finding) => finding.id === id)?.docs ?? '/docs'}`,
            })),
          },
        },
        results: findings.map((finding) => {
          const { line, column } = placeOf(finding);
          return {
            ruleId: finding.id,
            level: levels[finding.severity],
            message: { text: finding.message },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: finding.file.replace(/^\.\//, '') },
                  region: { startLine: line, startColumn: column },
                },
              },
            ],
          };
        }),
      },
    ],
  };
}
