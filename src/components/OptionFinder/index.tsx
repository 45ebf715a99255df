import type { ReactElement } from 'react';
import CodeBlock from '@theme/CodeBlock';
import Finder from '@site/src/components/Finder';
import styles from './styles.module.css';
import { useOptionFinder } from './useOptionFinder';

type Props = Readonly<{
  /** The id of the element with the tables. */
  list: string;
  /** Topics to choose from, as they are in the tables. */
  topics: readonly string[];
}>;

/** Filters the tables of options and properties, and writes a .conf file from the options that are ticked. */
export default function OptionFinder({ list, topics }: Props): ReactElement {
  const finder = useOptionFinder(list);
  const { filter, change, conf, chosen } = finder;
  return (
    <Finder
      id="option-finder"
      about="Options and properties"
      label="Find an option or property"
      placeholder="sleep, CONFIG_ZMK_BLE, tapping-term, /_TIMEOUT$/"
      input={finder.input}
      frame={finder.frame}
      onInput={finder.onInput}
      onKeyDown={finder.onKeyDown}
      status={finder.status}
      controls={
        <>
          <select aria-label="Topic" value={filter.topic} onChange={(event) => change({ topic: event.target.value })}>
            <option value="">All topics</option>
            {topics.map((topic) => (
              <option key={topic} value={topic}>
                {topic}
              </option>
            ))}
          </select>
          <select aria-label="Default" value={filter.value} onChange={(event) => change({ value: event.target.value })}>
            <option value="">Any default</option>
            <option value="on">On by default</option>
            <option value="off">Off by default</option>
            <option value="number">A number or text</option>
          </select>
        </>
      }
    >
      {chosen.length > 0 && (
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
          <button type="button" onClick={finder.untickAll}>
            Start over
          </button>
        </div>
      )}
    </Finder>
  );
}
