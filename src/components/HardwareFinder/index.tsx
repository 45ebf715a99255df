import { useCallback, useRef, useState, type ReactElement } from 'react';
import { speller } from '#core/finder';
import { lazyPart } from '@site/runtime/client/lazyPart';
import Finder from '@site/src/components/Finder';
import FilterSelects from '@site/src/components/Finder/FilterSelects';
import { isEmpty, type Query } from '@site/src/components/Finder/query';
import { cachePerElement, readSections, rowsOf, showRows } from '@site/src/components/Finder/rows';
import { describeFound } from '@site/src/components/Finder/describeFound';
import { useFinder } from '@site/src/components/Finder/useFinder';
import {
  bestName,
  features,
  fields,
  nameFilter,
  requiredFeatures,
  rowFilter,
  searchable,
  selects,
  shorterQueries,
} from './filter';
import { readHardwareRow } from './readHardwareRow';
import styles from './styles.module.css';

// Loaded when needed, because most readers find their hardware.
const NotListed = lazyPart(() => import('./NotListed'));

const hardwareList = cachePerElement((list) => {
  const sections = readSections(list, (element) => ({ element, ...searchable(readHardwareRow(element)) }));
  const rows = rowsOf(sections);
  return { sections, rows, respell: speller(rows.map(({ name }) => name)) };
});

const prepare = async (list: HTMLElement) => void hardwareList(list);

type List = ReturnType<typeof hardwareList>;
type Row = List['rows'][number];

type Found = Readonly<{
  rows: readonly Row[];
  /** Whether the rows match only the first words of the query, or the query with corrected typos. */
  isSimilar: boolean;
  /** The row that Enter picks: the best named row that can be used in build.yaml. */
  best: Row | undefined;
}>;

const pickLink = ({ element }: Row) => element.querySelector<HTMLElement>('[data-pick]');

/** The queries to try until one finds something: the query, shorter ones, and then the same with corrected typos. */
function* triesFor(query: Query, { respell }: List) {
  yield* shorterQueries(query);
  yield* shorterQueries({ ...query, text: respell(query.text ?? '') });
}

function findHardware(list: List, query: Query): Found {
  for (const tried of triesFor(query, list)) {
    const rows = list.rows.filter(rowFilter(tried));
    const isNamed = nameFilter(tried);
    const names = rows.filter((row) => pickLink(row) && isNamed(row)).map(({ name }) => name);
    const best = bestName(names, tried.text);
    if (rows.length > 0) return { rows, isSimilar: tried !== query, best: rows.find(({ name }) => name === best) };
  }
  return { rows: [], isSimilar: false, best: undefined };
}

function toggled(has: readonly string[], feature: string): string {
  return (has.includes(feature) ? has.filter((other) => other !== feature) : [...has, feature]).join(',');
}

/** Filters the hardware tables of the page. `listId` is the id of the element that contains them. */
export default function HardwareFinder({ listId }: Readonly<{ listId: string }>): ReactElement {
  const [found, setFound] = useState<Found>();
  /** The same as `found.best`, but without waiting for React to render: Enter may be pressed right after the last letter. */
  const bestNow = useRef<Row>(undefined);
  const onQuery = useCallback((element: HTMLElement, query: Query) => {
    const list = hardwareList(element);
    const next = isEmpty(query) ? undefined : findHardware(list, query);
    bestNow.current = next?.best;
    setFound(next);
    return () => showRows(list.sections, next?.rows);
  }, []);
  const best = found?.best;
  const pickBest = useCallback(() => bestNow.current && pickLink(bestNow.current)?.click(), []);
  const finder = useFinder({ listId, fields, prepare, onQuery, onEnter: pickBest });
  const { query, change } = finder;
  const has = requiredFeatures(query);
  // With filters, the hardware may be in the list, but hidden.
  const hasOnlyText = isEmpty({ ...query, text: '' });
  const textNotFound = hasOnlyText && (found?.rows.length === 0 || found?.isSimilar) ? query['text'] : undefined;
  const status = found
    ? describeFound(found.rows.length, best && `writes build.yaml for ${best.name}`)
    : 'Showing all hardware.';
  return (
    <Finder
      finder={finder}
      id="hardware-name"
      searchLabel="Hardware"
      label="Find a keyboard, controller, or display"
      placeholder="Corne, nice!nano, 42 keys split"
      status={found?.isSimilar ? `No exact match. ${status}` : status}
      textNotFound={textNotFound}
      filters={
        <>
          <FilterSelects finder={finder} selects={selects} />
          <fieldset className={styles.features}>
            <legend>Has</legend>
            {features.map(([id, title]) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={has.includes(id)}
                  onChange={() => change((now) => ({ has: toggled(requiredFeatures(now), id) }))}
                />{' '}
                {title}
              </label>
            ))}
          </fieldset>
        </>
      }
    >
      {best && (
        <button type="button" className={styles.use} data-finder-stop onClick={pickBest}>
          Use {best.name}
        </button>
      )}
      {textNotFound && <NotListed name={textNotFound} hasSimilar={best !== undefined} />}
    </Finder>
  );
}
