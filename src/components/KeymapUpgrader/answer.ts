import { readLog } from '#core/build-log';
import { checkAll, isDevicetree, targetOf, upgradeConfig, type Target } from '#core/config-check';
import { LineIndex, type Place } from '#core/devicetree';
import type { Finding } from '#core/keymap-check';
import { admitText, upgradeKeymap } from '#core/keymap-upgrade';
import { isLog } from './kinds';
import type { Answer, PlacedFinding, SourceFile } from './types';

/** What the page shows about each of the open files. Runs in the worker. */
export function answersFor(
  files: readonly SourceFile[],
  chosen: Target | null = null,
): Readonly<{ answers: readonly Answer[]; target: Target }> {
  const admitted = files.map((file) => (isLog(file.name) ? { ok: true as const } : admitText(file.text)));
  const parts = files.filter(({ name }, at) => admitted[at]?.ok && !isLog(name));
  const byName = new Map(parts.map(({ name, text }) => [name, text]));
  const target = chosen ?? targetOf(byName);
  const findings = byFile(checkAll(byName));
  const changes = byFile(upgradeConfig(byName, target));
  const answers = files.map((file, at): Answer => {
    const admission = admitted[at];
    if (admission && !admission.ok) return { status: 'refused', reason: admission.reason };
    if (isLog(file.name)) return { status: 'done', changes: [], notes: [], findings: logFindings(file, files) };
    const upgrade = isDevicetree(file.name) ? upgradeKeymap(file.text) : null;
    const lines = upgrade?.lines ?? new LineIndex(file.text);
    const place = (offset: number): Place => lines.placeOf(offset);
    const key = keys();
    return {
      status: 'done',
      changes: [...(upgrade?.changes ?? []), ...(changes.get(file.name) ?? [])].map((change) => ({
        ...change,
        place: place(change.replacements[0].from),
        key: key(`${change.rule} ${change.before}`),
      })),
      notes: (upgrade?.notes ?? []).map((note) => ({ ...note, place: place(note.from) })),
      findings: (findings.get(file.name) ?? []).map((finding) => ({
        ...finding,
        place: place(finding.from),
        end: place(finding.to),
        key: key(`${finding.id} ${finding.message}`),
      })),
    };
  });
  return { answers, target };
}

function byFile<T extends { readonly file: string }>(items: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(item.file);
    if (group) group.push(item);
    else groups.set(item.file, [item]);
  }
  return groups;
}

/** Numbers what is there several times. */
function keys(): (kind: string) => string {
  const seen = new Map<string, number>();
  return (kind) => {
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return `${kind} ${count}`;
  };
}

const help = '/docs/troubleshooting/building-issues';

/** The cause of a failed build as a finding in its log. */
function logFindings({ name, text }: SourceFile, files: readonly SourceFile[]): readonly PlacedFinding[] {
  const reading = readLog(text);
  const found = (logLine: number, severity: Finding['severity'], message: string, docs: string): PlacedFinding => {
    const place = { line: logLine, column: 1 };
    const end = { line: logLine, column: 10_000 };
    return { id: 'log', severity, file: name, from: 0, to: 0, message, docs, place, end, key: `log ${logLine}` };
  };
  if (reading.kind === 'no-error') return [];
  if (reading.kind === 'unknown')
    return reading.telling.map(({ logLine, text: line }) =>
      found(logLine, 'note', `This error is not known here. Ask for help with this line: ${line}`, help),
    );
  const { cause, fix, docs, logLine, place } = reading.answer;
  const named = place && files.find((file) => `/${file.name}`.endsWith(`/${place.file}`));
  const where = place ? ` It is in ${place.file}, line ${place.line}.` : '';
  return [
    {
      ...found(logLine, 'error', `${cause}${where} ${fix}`, docs),
      ...(named ? { leadsTo: { name: named.name, line: place.line } } : {}),
    },
  ];
}
