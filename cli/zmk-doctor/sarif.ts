import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Place } from '#core/devicetree';
import { rules, type Finding } from '#core/keymap-check';

/** Findings as SARIF 2.1.0, the format of code scanning tools. */
export function sarifOf(findings: readonly Finding[], placeOf: (file: string, offset: number) => Place): object {
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
        columnKind: 'utf16CodeUnits',
        results: findings.map(({ id, severity, message, file, from, to }) => {
          const start = placeOf(file, from);
          const end = placeOf(file, to);
          return {
            ruleId: id,
            level: severity,
            message: { text: message },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: uriOf(file) },
                  region: {
                    startLine: start.line,
                    startColumn: start.column,
                    endLine: end.line,
                    endColumn: end.column,
                  },
                },
              },
            ],
          };
        }),
      },
    ],
  };
}

/** Relative to the current folder for files in it, because code scanning only shows those. */
function uriOf(file: string): string {
  const relative = path.relative('.', file);
  return relative.startsWith('..') || path.isAbsolute(relative)
    ? pathToFileURL(file).href
    : relative.split(path.sep).map(encodeURIComponent).join('/');
}
