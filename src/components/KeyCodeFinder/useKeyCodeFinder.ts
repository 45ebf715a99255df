import { useCallback, useEffect, useRef, useState } from 'react';
import { findHostLayout, hostLayouts, type HostLayout } from '#core/host-layouts';
import type { FinderResult } from '#core/binding-finder';
import { copyText } from '@site/runtime/inline/copyText';
import { describeFound } from '@site/src/components/Finder/describeFound';
import type { QueryFields, Query } from '@site/src/components/Finder/query';
import { useFinder, type Finder } from '@site/src/components/Finder/useFinder';
import { replaceAddress } from '@site/runtime/client/replaceAddress';
import { captureKey } from './captureKey';
import { readHostLayout, rememberHostLayout, type ChosenLayout } from './hostLayout';
import { filterCodes, prepareCodeList, readCodeList } from './codeList';
import { useCopyOnClick } from './useCopyOnClick';

type KeyCodeFinder = Readonly<{
  finder: Finder;
  status: string;
  found: FinderResult | undefined;
  layout: HostLayout;
  isGuess: boolean;
  chooseLayout: (id: string) => void;
  /** Whether the next key press is looked up. */
  isCapturing: boolean;
  copy: (binding: string) => void;
  toggleCapture: () => void;
}>;

const fields: QueryFields = { text: 'find', filters: {} };

function writeLayoutToUrl(layout: string): void {
  const url = new URL(location.href);
  url.searchParams.set('layout', layout);
  replaceAddress(url);
}

function summarize({ answers, message }: FinderResult): string {
  const [first] = answers;
  if (message) return message;
  if (!first) return 'Nothing found. Try another word, or a character, shortcut, or QMK name.';
  return describeFound(answers.length, `copies ${first.binding}`);
}

/** The state of the finder: bindings that match, the layout of the reader's computer, and key capture. */
export function useKeyCodeFinder(listId: string): KeyCodeFinder {
  const [status, setStatus] = useState('');
  const [found, setFound] = useState<FinderResult>();
  const [isCapturing, setIsCapturing] = useState(false);
  const [chosen, setChosen] = useState<ChosenLayout>({ layout: hostLayouts[0] as HostLayout, isGuess: false });
  // For `search`, which first runs before `chosen` is set, with the query from the URL.
  const layout = useRef<HostLayout>(undefined);

  const copy = useCallback(async (binding: string) => {
    const isCopied = await copyText(binding);
    setStatus(isCopied ? `Copied ${binding}` : `Your browser doesn’t let this page copy. The binding is ${binding}`);
  }, []);
  useCopyOnClick(listId, copy);

  const showFound = useCallback((list: HTMLElement, result: FinderResult | undefined, text: string, intro = '') => {
    filterCodes(list, result && { codes: result.codes, text });
    setFound(result);
    setStatus(result ? intro + summarize(result) : '');
  }, []);

  const search = useCallback(
    (list: HTMLElement, { find = '' }: Query) => {
      layout.current ??= readHostLayout().layout;
      // A single space finds the Space key.
      const isEmptyQuery = find !== ' ' && find.trim() === '';
      showFound(list, isEmptyQuery ? undefined : readCodeList(list).find(find, layout.current), find);
    },
    [showFound],
  );
  const first = found?.message ? undefined : found?.answers[0];
  const copyFirst = useCallback(() => {
    if (first) void copy(first.binding);
  }, [copy, first]);
  const finder = useFinder({ listId, fields, prepare: prepareCodeList, onQuery: search, onEnter: copyFirst });
  const { clear, change, input, container } = finder;

  // The server-rendered page doesn't know the reader's language.
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- see above
    setChosen(readHostLayout());
  }, []);

  // The results push the list down, so keep the field in view.
  useEffect(() => {
    const list = found && document.getElementById(listId);
    if (list && list.getBoundingClientRect().top < 0) container.current?.scrollIntoView();
  }, [found, container, listId]);

  useEffect(() => {
    if (!isCapturing) return undefined;
    return captureKey((event) => {
      setIsCapturing(false);
      clear();
      const list = document.getElementById(listId);
      if (!list) return;
      const codes = readCodeList(list).codes.filter(({ press }) => press !== '' && press === event.code);
      const answers = codes.map(({ names, title }) => ({ binding: `&kp ${names[0] ?? ''}`, title }));
      const typed = [...event.key].length === 1 ? `, which typed ${event.key}` : '';
      const names = codes.flatMap((code) => code.names[0] ?? []);
      showFound(list, { answers, codes: names }, '', `You pressed ${event.code || event.key}${typed}. `);
      input.current?.focus({ preventScroll: true });
    });
  }, [isCapturing, showFound, clear, input, listId]);

  const toggleCapture = useCallback(() => {
    setIsCapturing(!isCapturing);
    setStatus(isCapturing ? '' : 'Press the key you want to look up.');
  }, [isCapturing]);

  const chooseLayout = (id: string) => {
    const next = findHostLayout(id);
    if (!next) return;
    layout.current = next;
    setChosen({ layout: next, isGuess: false });
    rememberHostLayout(id);
    writeLayoutToUrl(id);
    change(() => ({}));
  };

  return {
    finder,
    status,
    found,
    ...chosen,
    chooseLayout,
    isCapturing,
    copy: (binding) => void copy(binding),
    toggleCapture,
  };
}
