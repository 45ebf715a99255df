import { useCallback, useEffect, useRef, useState } from 'react';
import { findHostLayout, hostLayouts, type HostLayout } from '#core/host-layouts';
import type { FinderResult } from '#core/binding-finder';
import { copyText } from '@site/runtime/inline/copyText';
import type { Fields, Query } from '@site/src/components/Finder/query';
import { useFinder, type Finder } from '@site/src/components/Finder/useFinder';
import { replaceAddress } from '@site/runtime/client/replaceAddress';
import { captureKey } from './captureKey';
import { readHostLayout, rememberHostLayout, type ChosenLayout } from './hostLayout';
import { readList, showCodes } from './rows';
import { useCopyOnClick } from './useCopyOnClick';

type KeyCodeFinder = Readonly<{
  finder: Finder;
  status: string;
  found: FinderResult | undefined;
  layout: HostLayout;
  isGuess: boolean;
  chooseLayout: (id: string) => void;
  waiting: boolean;
  copy: (binding: string) => void;
  toggleWaiting: () => void;
}>;

const fields: Fields = { text: 'find', choices: {} };

/** The layout is in the address once it was chosen. */
function keepInAddress(layout: string): void {
  const url = new URL(location.href);
  url.searchParams.set('layout', layout);
  replaceAddress(url);
}

function summary({ answers, message }: FinderResult): string {
  const [first] = answers;
  if (message) return message;
  if (!first) return 'Nothing found. Try another word, or a character, a shortcut or a QMK name.';
  return `${answers.length === 1 ? '1 answer' : `${answers.length} answers`}. Enter copies ${first.binding}`;
}

/** The state of the finder: the answers besides the rows, the computer's layout, and the key that was pressed. */
export function useKeyCodeFinder(listId: string): KeyCodeFinder {
  const [status, setStatus] = useState('');
  const [found, setFound] = useState<FinderResult>();
  const [waiting, setWaiting] = useState(false);
  const [chosen, setChosen] = useState<ChosenLayout>({ layout: hostLayouts[0] as HostLayout, isGuess: false });
  // What `search` uses. The first search, for the query in the address, comes before the state is set.
  const layout = useRef<HostLayout>(undefined);

  const copy = useCallback(async (binding: string) => {
    const isCopied = await copyText(binding);
    setStatus(isCopied ? `Copied ${binding}` : `Your browser doesn’t let this page copy. The binding is ${binding}`);
  }, []);
  useCopyOnClick(listId, copy);

  const showFound = useCallback((list: HTMLElement, result: FinderResult | undefined, text: string, about = '') => {
    showCodes(list, result && { codes: result.codes, text });
    setFound(result);
    setStatus(result ? about + summary(result) : '');
  }, []);

  const search = useCallback(
    (list: HTMLElement, { find = '' }: Query) => {
      layout.current ??= readHostLayout().layout;
      // A single space is the key of that name.
      const isNothing = find !== ' ' && find.trim() === '';
      showFound(list, isNothing ? undefined : readList(list).find(find, layout.current), find);
    },
    [showFound],
  );
  const first = found?.message ? undefined : found?.answers[0];
  const enter = useCallback(() => {
    if (first) void copy(first.binding);
  }, [copy, first]);
  const finder = useFinder({ listId, fields, show: search, enter });
  const { clear, change, input, frame } = finder;

  // The server does not know the reader's language.
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- see above
    setChosen(readHostLayout());
  }, []);

  // The answers push the list down: the field stays in view above them.
  useEffect(() => {
    const list = found && document.getElementById(listId);
    if (list && list.getBoundingClientRect().top < 0) frame.current?.scrollIntoView();
  }, [found, frame, listId]);

  useEffect(() => {
    if (!waiting) return undefined;
    return captureKey((event) => {
      setWaiting(false);
      clear();
      const list = document.getElementById(listId);
      if (!list) return;
      const codes = readList(list).codes.filter(({ press }) => press !== '' && press === event.code);
      const answers = codes.map(({ names, title }) => ({ binding: `&kp ${names[0] ?? ''}`, title }));
      const typed = [...event.key].length === 1 ? `, which typed ${event.key}` : '';
      const names = codes.flatMap((code) => code.names[0] ?? []);
      showFound(list, { answers, codes: names }, '', `You pressed ${event.code || event.key}${typed}. `);
      input.current?.focus({ preventScroll: true });
    });
  }, [waiting, showFound, clear, input, listId]);

  const toggleWaiting = useCallback(() => {
    setWaiting(!waiting);
    setStatus(waiting ? '' : 'Press the key you want to look up.');
  }, [waiting]);

  const chooseLayout = (id: string) => {
    const next = findHostLayout(id);
    if (!next) return;
    layout.current = next;
    setChosen({ layout: next, isGuess: false });
    rememberHostLayout(id);
    keepInAddress(id);
    change(() => ({}));
  };

  return {
    finder,
    status,
    found,
    ...chosen,
    chooseLayout,
    waiting,
    copy: (binding) => void copy(binding),
    toggleWaiting,
  };
}
