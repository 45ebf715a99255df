// Replaces the tabs of theme-classic 3.7.0, which need React. These are plain HTML that runtime/inline/tabs.ts switches, so
// they work at first paint. All panels are in the HTML, so that search finds them, and print and no-script show them.
import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';

/** Props of TabItem. It isn't rendered: Tabs reads its props. */
type PanelProps = Readonly<{ value: string; label?: string; default?: boolean; children: ReactNode }>;

type Props = Readonly<{ children: ReactNode; groupId?: string; queryString?: boolean | string; className?: string }>;

const panelsOf = (children: ReactNode): PanelProps[] =>
  Children.toArray(children).flatMap((child) => (isValidElement<PanelProps>(child) ? [child.props] : []));

export default function Tabs({ children, groupId, queryString, className }: Props): ReactElement {
  const id = useId();
  const panels = panelsOf(children);
  const selected = panels.find((panel) => panel.default) ?? panels[0];
  const query = queryString === true ? groupId : queryString || undefined;
  return (
    <div className={clsx('tabs-container', className)} data-tabs data-group={groupId} data-query={query}>
      <div role="tablist" className="tabs">
        {panels.map(({ value, label = value }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}-tab`}
            className={clsx('tabs__item', value === selected?.value && 'tabs__item--active')}
            aria-selected={value === selected?.value}
            aria-controls={`${id}-${value}`}
            tabIndex={value === selected?.value ? 0 : -1}
            data-value={value}
          >
            {label}
          </button>
        ))}
      </div>
      {panels.map(({ value, label = value, children: content }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}`}
          aria-labelledby={`${id}-${value}-tab`}
          data-value={value}
          data-label={label}
          hidden={value !== selected?.value}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
