import { useCallback, useMemo, useState, type ReactElement } from 'react';
import CodeBlock from '@theme/CodeBlock';
import Finder from '@site/src/components/Finder';
import { shownLinks } from '@site/src/components/Finder/moveFocus';
import { isEmpty, type Fields, type Query } from '@site/src/components/Finder/query';
import Select from '@site/src/components/Finder/Select';
import { countStatus } from '@site/src/components/Finder/status';
import { useFinder } from '@site/src/components/Finder/useFinder';
import { showOptions } from './rows';
import styles from './styles.module.css';
import { useConf } from './useConf';

type Props = Readonly<{
  /** The id of the element with the tables. */
  list: string;
  /** Topics to choose from, as they are in the tables. */
  topics: readonly string[];
}>;

const defaults = [
  ['on', 'On by default'],
  ['off', 'Off by default'],
  ['number', 'A number or text'],
] as const;

const releases = [
  ['v0.3', 'New in v0.3'],
  ['v0.2', 'New in v0.2'],
] as const;

const hint = 'Tick options to collect them in a .conf file.';
const valuesOf = (options: readonly (readonly [string, string])[]) => options.map(([value]) => value);

function fieldsFor(topics: readonly string[]): Fields {
  const choices = {
    topic: { values: topics },
    value: { values: valuesOf(defaults) },
    since: { values: valuesOf(releases) },
  };
  return { text: 'find', choices };
}

const firstLink = (list: HTMLElement): HTMLElement | undefined => shownLinks(list).next().value ?? undefined;
const openFirst = (list: HTMLElement) => firstLink(list)?.click();

/** Filters the tables of options and properties, and writes a .conf file from the options that are ticked. */
export default function OptionFinder({ list, topics }: Props): ReactElement {
  const [found, setFound] = useState({ count: -1, status: hint });
  const show = useCallback((element: HTMLElement, query: Query) => {
    const count = showOptions(element, query);
    const name = firstLink(element)?.textContent;
    setFound({ count, status: isEmpty(query) ? hint : countStatus(count, name && `opens ${name}`) });
  }, []);
  const fields = useMemo(() => fieldsFor(topics), [topics]);
  const finder = useFinder({ listId: list, fields, show, enter: openFirst });
  const { conf, untickAll } = useConf(list);
  const { query, change } = finder;
  const topicOptions = topics.map((topic) => [topic, topic] as const);
  return (
    <Finder
      finder={finder}
      id="option-finder"
      about="Options and properties"
      label="Find an option or property"
      placeholder="sleep, CONFIG_ZMK_BLE, tapping-term, /_TIMEOUT$/"
      status={found.status}
      missed={found.count === 0 ? query.find : undefined}
      filters={
        <>
          <Select
            label="Topic"
            any="All topics"
            value={query.topic}
            options={topicOptions}
            onChange={(topic) => change(() => ({ topic }))}
          />
          <Select
            label="Default"
            any="Any default"
            value={query.value}
            options={defaults}
            onChange={(value) => change(() => ({ value }))}
          />
          <Select
            label="Since"
            any="Any release"
            value={query.since}
            options={releases}
            onChange={(since) => change(() => ({ since }))}
          />
        </>
      }
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
          <button type="button" onClick={untickAll}>
            Start over
          </button>
        </div>
      )}
    </Finder>
  );
}
