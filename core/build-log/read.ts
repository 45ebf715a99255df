import { logRules } from './rules.ts';
import type { LogAnswer, LogPlace, LogReading, LogRule } from './types.ts';

const colorCodes = /\u001b\[[0-9;?]*[A-Za-z]/g;
/** The job, step, and time that GitHub puts before each line of a downloaded log. */
const githubPrefix = /^(?:[^\t]*\t[^\t]*\t)?\ufeff?\d{4}-\d\d-\d\dT[\d:.]+Z ?|^##\[(?:error|warning)\]/;
/** A quick test that skips nearly all lines of a long log. Every rule's pattern needs one of these words. */
const mayMatchRule =
  /error|No board|No shield|Invalid|undefined|unterminated|expected|duplicate|lacks|missing|fail|warning|overflowed|not found|not being|appears|passed|artifact|chosen|ISSUE|multiple|Unable|Malformed|could not|couldn't|not our ref|can't find|unknown command|timed out|early EOF|KeyError|higher is required|No module|not started|CMakeLists|targets board|without a type|YAMLException|requires|Zephyr-sdk|No space left|toomanyrequests|Zephyr"|will not fit|FLASH:|RAM:|BOARD is unknown|GLIBC|ubuntu/i;
/** These only say that something failed, not what. */
const consequences =
  /FATAL ERROR: command exited|exit code 1|gen_defines\.py failed|ninja: build stopped|CMake Error at|Process completed|Configuring incomplete|Aborting due to Kconfig|git describe failed/;
const looksLikeError = /\berror\b|fatal|undefined reference|cannot find|not found/i;
const maxUnknownLines = 5;

const clean = (line: string): string =>
  line.replace(colorCodes, '').replace(githubPrefix, '').replace(githubPrefix, '').trimEnd();

/** Finds the first real error in a build log. Accepts any text. */
export function readLog(log: string): LogReading {
  const lines = log.split('\n');
  const found: { logLine: number; text: string }[] = [];
  let harmless: LogAnswer | undefined;
  let vague: LogAnswer | undefined;
  for (const [index, raw] of lines.entries()) {
    if (!mayMatchRule.test(raw)) continue;
    const text = clean(raw);
    const rule = logRules.find(({ pattern }) => pattern.test(text));
    if (rule && !rule.isHarmless && !rule.isVague) return { kind: 'known', answer: answerOf(rule, text, index, lines) };
    if (rule?.isHarmless) harmless ??= answerOf(rule, text, index, lines);
    if (rule?.isVague) vague ??= answerOf(rule, text, index, lines);
    if (found.length < maxUnknownLines && looksLikeError.test(text) && !consequences.test(text))
      found.push({ logLine: index + 1, text });
  }
  if (vague) return { kind: 'known', answer: vague };
  if (found.length > 0) return { kind: 'unknown', suspiciousLines: found };
  if (harmless) return { kind: 'known', answer: harmless };
  const consequence = lines.findIndex((line) => consequences.test(line));
  return consequence < 0
    ? { kind: 'no-error' }
    : { kind: 'unknown', suspiciousLines: [{ logLine: consequence + 1, text: clean(lines[consequence] ?? '') }] };
}

/** More places than these follow from the first ones. */
const maxPlaces = 20;

/** Every known error that names a line of a file, without repetitions. A log can have several builds. */
export function readLogPlaces(log: string): readonly LogAnswer[] {
  const lines = log.split('\n');
  const answers = new Map<string, LogAnswer>();
  for (const [index, raw] of lines.entries()) {
    if (answers.size >= maxPlaces) break;
    if (!mayMatchRule.test(raw)) continue;
    const text = clean(raw);
    const rule = logRules.find(({ pattern }) => pattern.test(text));
    if (!rule || rule.isHarmless) continue;
    const answer = answerOf(rule, text, index, lines);
    if (answer.place) answers.set(`${answer.id} ${answer.place.file} ${answer.place.line}`, answer);
  }
  return [...answers.values()];
}

function answerOf(rule: LogRule, text: string, index: number, lines: readonly string[]): LogAnswer {
  const match = rule.pattern.exec(text);
  const fill = (sentence: string): string =>
    sentence.replace(/\$(\d)/g, (_, group: string) => match?.[Number(group)] ?? '…');
  const { id, cause, fix, docs } = rule;
  const name = match?.slice(1).find((group) => group !== undefined && /^[\w,#-]+$/.test(group));
  // The file is on the same line, or, in some preprocessor messages, on the line before.
  const place = placeIn(text) ?? placeIn(clean(lines[index - 1] ?? ''));
  return {
    id,
    cause: fill(cause),
    fix: fill(fix),
    docs,
    logLine: index + 1,
    text,
    place,
    ...(name === undefined ? {} : { name }),
  };
}

const placePattern = /((?:\/|[A-Za-z]:\\)?[\w@+ ./\\-]*\.(?:keymap|overlay|dtsi|dts|conf)):(\d+)/;

function placeIn(text: string): LogPlace | null {
  const match = placePattern.exec(text);
  if (!match?.[1]) return null;
  const path = match[1].replaceAll('\\', '/').trim();
  const config = path.lastIndexOf('/config/');
  const file = config >= 0 ? path.slice(config + 1) : path.slice(path.lastIndexOf('/') + 1);
  return { file, line: Number(match[2]) };
}
