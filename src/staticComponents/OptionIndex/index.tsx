import type { ReactElement, ReactNode } from 'react';
import clsx from 'clsx';
import { kconfigAnchor, kconfigSymbols, neededOption, sinceOf, type KconfigSymbol } from '#core/firmware';
import { otherOptionWords } from '#core/search';
import ColumnHeads from '../PlainTable/ColumnHeads';
import plain from '../PlainTable/styles.module.css';
import InlineText, { Breakable, Reference } from '../ReferenceTable/InlineText';
import styles from './styles.module.css';

/** Splits what an option needs into options to turn on and other conditions. */
function splitNeeds({
  needs = [],
  dependsOn = [],
}: KconfigSymbol): Readonly<{ symbols: readonly string[]; conditions: readonly string[] }> {
  return {
    symbols: dependsOn.flatMap((condition) => neededOption(condition) ?? []),
    conditions: needs
      .filter((_, index) => neededOption(dependsOn[index] ?? '') === undefined)
      .map((need) => need.replaceAll('`', '')),
  };
}

const topicOf = (page: string) => page.replace(/^config\//, '');

function defaultText({ type, defaults }: KconfigSymbol): ReactNode {
  const [first] = defaults;
  if (!first) return type === 'bool' ? <code>n</code> : 'none';
  return (
    <>
      <code>{first.value}</code>
      {first.when && (
        <>
          {' '}
          <InlineText text={first.when} />
          {defaults.length > 1 && ' …'}
        </>
      )}
    </>
  );
}

/** Old names of an option, and words that readers write instead of those in its name. */
const otherNames = ({ symbol }: KconfigSymbol): readonly string[] => [
  ...kconfigSymbols.filter(({ instead }) => instead === symbol).map((old) => old.symbol),
  ...otherOptionWords(symbol),
];

/** A table of every option, deprecated ones last, for OptionFinder. Data attributes contain what the finder needs but readers don't see. */
export default function OptionIndex(): ReactElement {
  const sorted = kconfigSymbols.toSorted((a, b) => a.symbol.localeCompare(b.symbol, 'en'));
  const options = [...sorted.filter(({ deprecated }) => !deprecated), ...sorted.filter(({ deprecated }) => deprecated)];
  // Left out of the site search, which finds the page about the option instead.
  return (
    <div data-search-ignore>
      <table
        className={clsx(plain.table, plain.stacked, plain.grid, styles.table)}
        data-stacked
        aria-label="All options"
      >
        <ColumnHeads titles={['Option', 'Type', 'Default', 'What it does']} />
        <tbody>
          {options.map((option) => (
            <Row key={option.symbol} option={option} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ option }: Readonly<{ option: KconfigSymbol }>): ReactElement {
  const { symbol, type, page, description, choice, hidden, deprecated, defaults } = option;
  const { symbols, conditions } = splitNeeds(option);
  const [mainDefault] = defaults;
  const since = sinceOf(symbol);
  return (
    <tr
      data-symbol={symbol}
      data-type={type}
      data-topic={topicOf(page)}
      data-value={mainDefault?.value}
      data-on={(mainDefault?.value === 'y' && !mainDefault.turnedOn) || undefined}
      data-needs={symbols.join(' ') || undefined}
      data-conditions={conditions.join('; ') || undefined}
      data-choice={choice}
      data-also={otherNames(option).join(' ') || undefined}
      data-since={since === 'v0.1' ? undefined : since}
    >
      <th scope="row">
        {!hidden && !deprecated && (
          <input type="checkbox" className={styles.checkbox} aria-label={`Add ${symbol} to the .conf file`} />
        )}
        <Reference href={`/docs/${page}#${kconfigAnchor(symbol)}`}>
          <Breakable name={symbol} />
        </Reference>
        {hidden && <small>set by the build</small>}
        {deprecated && <small>deprecated</small>}
        {since !== 'v0.1' && <small>since {since}</small>}
      </th>
      <td>{type}</td>
      <td>{defaultText(option)}</td>
      <td>
        <InlineText text={description} self={symbol} />
        {deprecated && (
          <small>
            Use instead: <InlineText text={deprecated} />
          </small>
        )}
        {option.needs && (
          <small>
            Needs <InlineText text={option.needs.join(', ')} self={symbol} />
          </small>
        )}
      </td>
    </tr>
  );
}
