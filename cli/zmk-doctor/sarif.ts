import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlacedFinding } from '#core/config-check';
import { findRule } from '#core/config-check/rules';

const site = 'https://zmk.dev';

/** Findings as SARIF 2.1.0, the format of code scanning tools. */
export function sarifOf(findings: readonly PlacedFinding[]): object {
  const ids = [...new Set(findings.map(({ rule }) => rule))];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'zmk-doctor',
            informationUri: `${site}/keymap-upgrader`,
            rules: ids.map((id) => ({
              id,
              shortDescription: { text: findRule(id)?.title ?? id },
              helpUri: `${site}/docs/troubleshooting/doctor#rule-${id}`,
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(({ rule, severity, message, where }) => ({
          ruleId: rule,
          level: severity,
          message: { text: message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: uriOf(where.file) },
                region: {
                  startLine: where.line,
                  startColumn: where.column,
                  endLine: where.endLine,
                  endColumn: where.endColumn,
                },
              },
            },
          ],
        })),
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
