import type { HostLayout } from '#core/host-layouts';
import { readChord } from './chord.ts';
import { indexCodes, uniqueAnswers } from './codeIndex.ts';
import { phraseKey, withNumber } from './findPhrase.ts';
import { characterNamed, fromChord, fromRow, interpret, qmkRow } from './interpretations.ts';
import { normalizeQuery } from './normalizeQuery.ts';
import { findCharacter, findChordOnOtherLayouts, findOnOtherLayouts, onLayout } from './onLayout.ts';
import { splitOffLayout } from './splitOffLayout.ts';
import { topics } from './topics.ts';
import type { Answer, FindableCode, FinderResult } from './types.ts';
import { namesScore, type Candidate } from './wordIndex.ts';

const maxAnswers = 5;

const topicsByKey = new Map(topics.flatMap((topic) => topic.phrases.map((phrase) => [phraseKey(phrase), topic])));

export type Finder = (query: string, layout: HostLayout) => FinderResult;

export function createFinder(codes: readonly FindableCode[]): Finder {
  const index = indexCodes(codes);

  const fromCandidate = ({ code, row }: Candidate, layout: HostLayout, text: string): Answer | undefined =>
    row ? fromRow(index, withNumber(row, text), layout) : code && onLayout(index, code, layout);

  /** The message if no single binding is the answer: for a QMK name without an equivalent, or a topic that has a page. */
  function explain(text: string): FinderResult | undefined {
    const qmk = qmkRow(text);
    if (qmk && !qmk.binding) {
      const message = `ZMK has no direct equivalent of ${text}. ${qmk.note?.replaceAll('`', '')}`;
      return { answers: [], codes: [], message, page: qmk.page };
    }
    const topic = topicsByKey.get(phraseKey(text));
    return topic && { answers: [], codes: [], message: topic.note, page: topic.page };
  }

  /** Adds the results of the word search to those that are certain. */
  function withWordSearch(direct: readonly Answer[], text: string, layout: HostLayout): FinderResult {
    const codesOf = ({ binding }: Answer) =>
      (binding.match(/\w+/g) ?? []).flatMap((word) => index.named(word)?.names[0] ?? []);
    const [first] = direct;
    // If the query is a binding or shortcut, results from the word search would only distract.
    if (first && (/[&(+]/.test(text) || first.binding === fromChord(index, text, layout)?.binding)) {
      const answers = direct.slice(0, maxAnswers);
      return { answers, codes: [...new Set(answers.flatMap(codesOf))] };
    }
    const candidates = index.words.rank(text);
    // After a certain answer, what only has a part of the query would be noise.
    const minScore = first ? namesScore : 0;
    const near = candidates.slice(0, 2 * maxAnswers).filter(({ score }) => score >= minScore);
    const others = near.flatMap((each) => fromCandidate(each, layout, text) ?? []);
    const answers = uniqueAnswers(index, [...direct, ...others]).slice(0, maxAnswers);
    // Key codes that match only by their description are left out if others match by name or title.
    const inNames = candidates.filter(({ score }) => score >= namesScore);
    const rows = (inNames.length > 0 ? inNames : candidates).flatMap(({ code }) => code?.names[0] ?? []);
    return { answers, codes: [...new Set([...answers.slice(0, 1).flatMap(codesOf), ...rows])] };
  }

  return function find(query, layout) {
    const text = query === ' ' ? query : normalizeQuery(query.trim());
    // "letter q" and "@ sign" are also single characters.
    const character = text.replace(/^(?:the )?(?:letter|character|symbol) | (?:key|sign|symbol)$/gi, '');
    if ([...character].length === 1) return findCharacter(index, character, layout);
    const explained = explain(text);
    if (explained) return explained;
    const chord = readChord(text);
    if (chord && [...chord.key].length === 1 && !fromChord(index, text, layout))
      return findChordOnOtherLayouts(index, chord, layout);
    const direct = uniqueAnswers(index, interpret(index, text, layout));
    if (direct.length === 0) {
      const split = splitOffLayout(text);
      if (split) return find(split.text, split.layout);
      const named = characterNamed(text);
      if (named) return findOnOtherLayouts(index, named, layout);
    }
    return withWordSearch(direct, text, layout);
  };
}
