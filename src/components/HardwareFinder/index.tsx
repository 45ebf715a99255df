import { lazy, Suspense, useCallback, useRef, useState, type ReactElement } from 'react';
import { respell } from '#core/finder';
import Finder from '@site/src/components/Finder';
import { visibleRowLinks } from '@site/src/components/Finder/arrowKeyFocus';
import FilterSelects from '@site/src/components/Finder/FilterSelects';
import { isEmpty, type Query } from '@site/src/components/Finder/query';
import { readSections, cachePerElement, filterRows } from '@site/src/components/Finder/filterRows';
import { describeFound } from '@site/src/components/Finder/describeFound';
import { useFinder } from '@site/src/components/Finder/useFinder';
import { bestName, features, fields, requiredFeatures, rowFilter, selects, shorterQueries } from './filter';
import { nameIn, readHardwareRow } from './readHardwareRow';
import styles from './styles.module.css';

// Loaded when it's needed, because most readers find what they look for.
const NotListed = lazy(() => import('./NotListed'));

const sectionsOf = cachePerElement((list) =>
  readSections(list, (element) => ({ element, ...readHardwareRow(element) })),
);

const prepare = async (list: HTMLElement) => void sectionsOf(list);

type Found = Readonly<{
  count: number;
  /** Whether only the first words of the query were found, or a name that's spelled like it. */
  isSimilar: boolean;
  best: HTMLElement | undefined;
}>;

/** The link that Enter clicks: the best row that can be used in build.yaml. */
function bestLink(list: HTMLElement, { text }: Query): HTMLElement | undefined {
  const links = [...visibleRowLinks(list)].filter((link) => link.matches('[data-pick]'));
  const best = bestName(links.map(nameOf), text);
  return links.find((link) => nameOf(link) === best);
}
const nameOf = (link: Element) => {
  const row = link.closest('tr');
  return row ? nameIn(row) : '';
};

/** The query, then shorter ones, and only if these find nothing, the same without typos. */
function* triesFor(query: Query, sections: ReturnType<typeof sectionsOf>) {
  yield* shorterQueries(query);
  const names = sections.flatMap(({ rows }) => rows.map(({ name }) => name));
  yield* shorterQueries({ ...query, text: respell(query.text ?? '', names) });
}

function toggled(has: readonly string[], feature: string): string {
  return (has.includes(feature) ? has.filter((other) => other !== feature) : [...has, feature]).join(',');
}

/** Filters the hardware tables of the page. `listId` is the id of the element that contains them. */
export default function HardwareFinder({ listId }: Readonly<{ listId: string }>): ReactElement {
  const [found, setFound] = useState<Found>();
  /** For an Enter in the same moment as the text, which comes before the next rendering. */
  const bestNow = useRef<HTMLElement>(undefined);
  const onQuery = useCallback((element: HTMLElement, query: Query) => {
    const sections = sectionsOf(element);
    for (const tried of triesFor(query, sections)) {
      const { length: count } = filterRows(sections, rowFilter(tried), !isEmpty(query));
      bestNow.current = isEmpty(query) ? undefined : bestLink(element, tried);
      setFound(isEmpty(query) ? undefined : { count, isSimilar: tried !== query, best: bestNow.current });
      if (count > 0) return;
    }
  }, []);
  const best = found?.best;
  const pickBest = useCallback(() => bestNow.current?.click(), []);
  const finder = useFinder({ listId, fields, prepare, onQuery, onEnter: pickBest });
  const { query, change } = finder;
  const has = requiredFeatures(query);
  // With other filters, it may be in the list.
  const hasOnlyText = isEmpty({ ...query, text: '' });
  const textNotFound = hasOnlyText && (found?.count === 0 || found?.isSimilar) ? query['text'] : undefined;
  const status = found
    ? describeFound(found.count, best && `writes build.yaml for ${nameOf(best)}`)
    : 'Showing all hardware.';
  return (
    <Finder
      finder={finder}
      id="hardware-name"
      searchLabel="Hardware"
      label="Find a keyboard, controller, or display"
      placeholder="Corne, nice!nano, keypad"
      status={found?.isSimilar && best ? `Nothing is called “${query['text']}”. ${status}` : status}
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
        <button type="button" className={styles.use} data-finder-stop onClick={() => best.click()}>
          Use {nameOf(best)}
        </button>
      )}
      <Suspense fallback={null}>
        {textNotFound && <NotListed name={textNotFound} hasSimilar={best !== undefined} />}
      </Suspense>
    </Finder>
  );
}
