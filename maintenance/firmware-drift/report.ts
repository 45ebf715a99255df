import type { Difference, TableReport } from './compare.ts';

const titles: Readonly<Record<Difference['kind'], string>> = {
  missing: 'Missing here',
  gone: 'Gone there',
  different: 'Different',
};
const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

function line({ id, field, ours, theirs, place, because }: Difference): string {
  const where = place === undefined ? '' : `  (${place})`;
  const what = field === undefined ? '' : ` ${field}: ours ${orNothing(ours)}, theirs ${orNothing(theirs)}`;
  return `    ${id}${what}${where}${because === undefined ? '' : `\n      ${because}`}`;
}

const orNothing = (value: string | undefined): string => (value === undefined || value === '' ? '(nothing)' : value);

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`  ${title}`, ...lines];
}

/** With `verbose`, includes differences on purpose and what couldn't be read. */
function tableText({ table, compared, differences, explained, unread }: TableReport, verbose: boolean): string {
  const counts = [
    count(compared, 'row compared', 'rows compared'),
    count(differences.length, 'difference'),
    `${explained.length} explained`,
    `${unread.length} not read`,
  ];
  const kinds = (['missing', 'gone', 'different'] as const).flatMap((kind) =>
    section(titles[kind], differences.filter((each) => each.kind === kind).map(line)),
  );
  const more = verbose
    ? [
        ...section('Explained', explained.map(line)),
        ...section(
          'Not read',
          unread.map((text) => `    ${text}`),
        ),
      ]
    : [];
  return [`${table}: ${counts.join(', ')}`, ...kinds, ...more].join('\n');
}

const sum = (reports: readonly TableReport[], of: (report: TableReport) => number): number =>
  reports.reduce((total, report) => total + of(report), 0);

export function summaryOf(reports: readonly TableReport[]): string {
  const differences = reports.flatMap((report) => report.differences);
  const ofKind = (kind: Difference['kind']) => differences.filter((each) => each.kind === kind).length;
  return [
    `${count(
      sum(reports, ({ compared }) => compared),
      'row compared',
      'rows compared',
    )}: `,
    `${ofKind('missing')} missing here, ${ofKind('gone')} gone there, ${ofKind('different')} different; `,
    `${sum(reports, ({ explained }) => explained.length)} explained, ${sum(reports, ({ unread }) => unread.length)} not read.`,
  ].join('');
}

export function reportText(reports: readonly TableReport[], verbose: boolean): string {
  return `${[...reports.map((report) => tableText(report, verbose)), summaryOf(reports)].join('\n\n')}\n`;
}
