import { useCallback, useMemo, useRef, useState, type ReactElement } from 'react';
import { invalidPattern } from '#core/finder';
import CodeBlock from '@theme/CodeBlock';
import Finder from '@site/src/components/Finder';
import FilterSelects, { type Select } from '@site/src/components/Finder/FilterSelects';
import { describeFound } from '@site/src/components/Finder/describeFound';
import { fieldsFor, isEmpty, type Query } from '@site/src/components/Finder/query';
import { showRows } from '@site/src/components/Finder/rows';
import { useFinder } from '@site/src/components/Finder/useFinder';
import { findOptions, moveToTop, optionList } from './rows';
import styles from './styles.module.css';
import { useConf } from './useConf';

type Props = Readonly<{
  /** Id of the element that contains the tables. */
  listId: string;
  /** Topics that appear in the tables. */
  topics: readonly string[];
}>;

const selectsFor = (topics: readonly string[]): readonly Select[] => [
  { name: 'topic', label: 'Topic', anyLabel: 'All topics', options: topics.map((topic) => [topic, topic]) },
  {
    name: 'value',
    label: 'Default',
    anyLabel: 'Any default',
    options: [
      ['on', 'On by default'],
      ['off', 'Off by default'],
      ['number', 'A number or text'],
    ],
  },
  {
    name: 'since',
    label: 'Since',
    anyLabel: 'Any release',
    options: [
      ['v0.3', 'New in v0.3'],
      ['v0.2', 'New in v0.2'],
    ],
  },
];

const hint = 'Check options to collect them in a .conf file.';

/** Says which words the reader may leave out or replace. */
const noExactMatch = (missing: readonly string[]): string =>
  missing.length > 0
    ? `No exact match: ${missing.map((word) => `“${word}”`).join(', ')} left out. `
    : 'No exact match. ';

const prepare = async (list: HTMLElement) => void optionList(list);

/** Filters the tables of options and properties, and writes a .conf file with the checked options. */
export default function OptionFinder({ listId, topics }: Props): ReactElement {
  const selects = useMemo(() => selectsFor(topics), [topics]);
  const fields = useMemo(() => fieldsFor('find', selects), [selects]);
  const [found, setFound] = useState({ count: -1, status: hint });
  const best = useRef<HTMLElement>(undefined);
  const onQuery = useCallback((element: HTMLElement, query: Query) => {
    const { find = '' } = query;
    const options = optionList(element);
    const { rows, best: link, similar } = findOptions(options, query);
    const count = rows.length;
    best.current?.removeAttribute('data-pick');
    link?.setAttribute('data-pick', '');
    best.current = link;
    const name = link?.textContent;
    const invalid = similar ? invalidPattern(find) : undefined;
    const status = isEmpty(query) ? hint : describeFound(count, name && `opens ${name}`);
    const before = count > 0 && similar ? noExactMatch(similar.missing) : '';
    const cause = invalid ? `“${invalid}” isn’t a valid regular expression. ` : before;
    setFound({ count, status: cause + status });
    return () => {
      showRows(options.sections, isEmpty(query) ? undefined : rows);
      for (const section of options.sections) moveToTop(section.rows, find ? link : undefined);
    };
  }, []);
  const openBest = useCallback(() => best.current?.click(), []);
  const finder = useFinder({ listId, fields, prepare, onQuery, onEnter: openBest });
  const { conf, uncheckAll } = useConf(listId);
  return (
    <Finder
      finder={finder}
      id="option-finder"
      searchLabel="Options and properties"
      label="Find an option or property"
      placeholder="sleep, CONFIG_ZMK_BLE, tapping-term, _TIMEOUT$"
      status={found.status}
      textNotFound={found.count === 0 ? finder.query.find : undefined}
      filters={<FilterSelects finder={finder} selects={selects} />}
    >
      {conf && (
        <div className={styles.conf}>
          <CodeBlock language="kconfig" title="config/<keyboard>.conf">
            {`${conf.lines.join('\n')}\n`}
          </CodeBlock>
          {conf.conflicts.length > 0 && (
            <ul role="status">
              {conf.conflicts.map((conflict) => (
                <li key={conflict}>{conflict}</li>
              ))}
            </ul>
          )}
          <button type="button" onClick={uncheckAll}>
            Start over
          </button>
        </div>
      )}
    </Finder>
  );
}
