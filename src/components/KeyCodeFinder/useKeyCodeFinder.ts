import { useCallback, useEffect, useRef, useState } from 'react';
import { findHostLayout, hostLayouts, type HostLayout } from '#core/host-layouts';
import type { FinderResult } from '#core/binding-finder';
import { copyText } from '@site/runtime/inline/copyText';
import { describeFound } from '@site/src/components/Finder/describeFound';
import type { QueryFields, Query } from '@site/src/components/Finder/query';
import { useFinder, type Finder } from '@site/src/components/Finder/useFinder';
import { replaceAddress } from '@site/runtime/client/replaceAddress';
import { retried } from '@site/runtime/client/retried';
import { captureKey } from './captureKey';
import { readHostLayout, rememberHostLayout, type ChosenLayout } from './hostLayout';
import type * as CodeList from './codeList';
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

const loading = 'Loading …';

const fields: QueryFields = { text: 'find', filters: {} };

function writeLayoutToUrl(layout: string): void {
  const url = new URL(location.href);
  url.searchParams.set('layout', layout);
  replaceAddress(url);
}

/** Whether the finder is sticky at the top of the window, with rows of the list behind it. */
const isCovered = (list: Element) =>
  (list.previousElementSibling?.getBoundingClientRect().bottom ?? 0) > list.getBoundingClientRect().top;

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
  // `search` needs this: with a query in the URL, it runs before `chosen` is set.
  const layout = useRef<HostLayout>(undefined);
  const codeList = useRef<typeof CodeList>(undefined);
  const coversList = useRef(false);
  const firstBinding = useRef<string>(undefined);

  const copy = useCallback(async (binding: string) => {
    const isCopied = await copyText(binding);
    setStatus(isCopied ? `Copied ${binding}` : `Your browser doesn’t let this page copy. The binding is ${binding}`);
  }, []);
  useCopyOnClick(listId, copy);

  const prepare = useCallback(async (list: HTMLElement) => {
    setStatus((now) => now || loading);
    try {
      codeList.current ??= await retried(() => import('./codeList'));
      codeList.current.readCodeList(list);
      setStatus((now) => (now === loading ? '' : now));
    } catch (error) {
      setStatus('The finder couldn’t be loaded. Check your connection and type again.');
      throw error;
    }
  }, []);

  const showFound = useCallback((list: HTMLElement, result: FinderResult | undefined, text: string, intro = '') => {
    // Measured before anything changes. Otherwise, the browser would have to lay out the page twice.
    coversList.current = isCovered(list);
    firstBinding.current = result?.message ? undefined : result?.answers[0]?.binding;
    setFound(result);
    setStatus(result ? intro + summarize(result) : '');
    return () => codeList.current?.filterCodes(list, result && { codes: result.codes, text });
  }, []);

  const search = useCallback(
    (list: HTMLElement, { find = '' }: Query) => {
      layout.current ??= readHostLayout().layout;
      // A single space finds the Space key.
      const isEmptyQuery = find !== ' ' && find.trim() === '';
      return showFound(
        list,
        isEmptyQuery ? undefined : codeList.current?.readCodeList(list).find(find, layout.current),
        find,
      );
    },
    [showFound],
  );
  const copyFirst = useCallback(() => {
    if (firstBinding.current) void copy(firstBinding.current);
  }, [copy]);
  const finder = useFinder({ listId, fields, prepare, onQuery: search, onEnter: copyFirst });
  const { clear, change, filter, input, container, onFocus } = finder;

  // After hydration, because the HTML from the server can't depend on the reader's language.
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- see above
    setChosen(readHostLayout());
  }, []);

  // The finder isn't sticky while it shows answers. If it was stuck to the top of the window, it's now out of view.
  useEffect(() => {
    if (found && coversList.current) container.current?.scrollIntoView();
  }, [found, container]);

  const findPressed = useCallback(
    async ({ code, key }: KeyboardEvent) => {
      setIsCapturing(false);
      clear();
      const list = document.getElementById(listId);
      if (!list) return;
      try {
        await prepare(list);
      } catch {
        return;
      }
      const codes = codeList.current?.readCodeList(list).codes.filter(({ press }) => press && press === code) ?? [];
      const answers = codes.map(({ names, title }) => ({ binding: `&kp ${names[0] ?? ''}`, title }));
      const typed = [...key].length === 1 ? `, which typed ${key}` : '';
      const names = codes.flatMap((each) => each.names[0] ?? []);
      filter(showFound(list, { answers, codes: names }, '', `You pressed ${code || key}${typed}. `));
      input.current?.focus({ preventScroll: true });
    },
    [prepare, showFound, clear, filter, input, listId],
  );
  useEffect(
    () => (isCapturing ? captureKey((event) => void findPressed(event)) : undefined),
    [isCapturing, findPressed],
  );

  const toggleCapture = useCallback(() => {
    setIsCapturing(!isCapturing);
    setStatus(isCapturing ? '' : 'Press the key you want to look up.');
    onFocus();
  }, [isCapturing, onFocus]);

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
