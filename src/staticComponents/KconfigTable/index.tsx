import type { ReactElement, ReactNode } from 'react';
import {
  findKconfigChoice,
  getKconfigSymbol,
  kconfigAnchor,
  sinceOf,
  type KconfigDefault,
  type KconfigSymbol,
} from '#core/firmware';
import ReferenceTable, { Fact, SinceFact, type ReferenceRow } from '../ReferenceTable';
import InlineText from '../ReferenceTable/InlineText';
import Sources from '../ReferenceTable/Sources';

type Props = Readonly<{ symbols: readonly string[] }>;

/** A reference table of Kconfig options. Unknown names fail the build. */
export default function KconfigTable({ symbols }: Props): ReactElement {
  const options = symbols.map((name) => getKconfigSymbol(name));
  const files = [...new Set(options.flatMap(({ source, zephyr }) => (zephyr ? [] : [source])))];
  return (
    <ReferenceTable
      label="Kconfig options"
      nameTitle="Option"
      typesHref="/docs/config#kconfig-value-types"
      caption={
        files.length > 0 && (
          <>
            Kconfig options from <Sources files={files} />.
          </>
        )
      }
      rows={options.map(toRow)}
    />
  );
}

function toRow(option: KconfigSymbol): ReferenceRow {
  return {
    id: kconfigAnchor(option.symbol),
    name: option.symbol,
    type: option.type,
    defaultValue: <Defaults option={option} />,
    badge: option.deprecated ? 'deprecated' : option.hidden ? 'set by the build' : option.zephyr ? 'Zephyr' : undefined,
    children: <Description option={option} />,
  };
}

function Defaults({ option }: Readonly<{ option: KconfigSymbol }>): ReactNode {
  if (option.choice && option.defaults.length === 0) {
    const isDefault = findKconfigChoice(option.choice)?.default === option.symbol;
    return isDefault ? (
      <>
        <code>y</code> (the default choice)
      </>
    ) : (
      <code>n</code>
    );
  }
  if (option.defaults.length === 0) return option.type === 'bool' ? <code>n</code> : 'none';
  if (option.defaults.length === 1) return <Default value={option.defaults[0]} self={option.symbol} />;
  return (
    <ul>
      {option.defaults.map((value) => (
        <li key={value.value + (value.when ?? '')}>
          <Default value={value} self={option.symbol} />
        </li>
      ))}
    </ul>
  );
}

function Default({ value: entry, self }: Readonly<{ value: KconfigDefault | undefined; self: string }>): ReactNode {
  if (!entry) return null;
  return (
    <>
      <InlineText text={`\`${entry.value}\``} self={self} />
      {entry.when && (
        <>
          {' '}
          <InlineText text={entry.when} self={self} />
        </>
      )}
    </>
  );
}

function Description({ option }: Readonly<{ option: KconfigSymbol }>): ReactNode {
  const choice = option.choice ? findKconfigChoice(option.choice) : undefined;
  const siblings =
    choice && choice.members.length <= 6 ? choice.members.filter((member) => member !== option.symbol) : [];
  return (
    <>
      <div>
        <InlineText text={option.description} self={option.symbol} />
      </div>
      {option.deprecated && (
        <Fact title="Use instead:">
          <InlineText text={option.deprecated} />
        </Fact>
      )}
      <SinceFact since={sinceOf(option.symbol)} />
      {option.range && <Fact title="Range:">{rangeText(option.range)}</Fact>}
      {siblings.length > 0 && (
        <Fact title="Pick one of this and:">
          <InlineText text={listCode(siblings)} />
        </Fact>
      )}
      {option.needs && (
        <Fact title="Needs:">
          <InlineText text={option.needs.join('; ')} self={option.symbol} />
        </Fact>
      )}
    </>
  );
}

const listCode = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function rangeText([min, max]: readonly [string, string]): ReactNode {
  return <InlineText text={`\`${min}\` to \`${max}\``} />;
}
