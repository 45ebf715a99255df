import { memo, type ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { figureIds, figures, type Figure } from '#core/power-model';
import styles from './styles.module.css';

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const describeFigure = ({ value, low, high }: Figure): string =>
  `${value} (${Number(low.toPrecision(3))} to ${Number(high.toPrecision(3))})`;

/** Explains how the result is calculated and how reliable it is. */
function Explanation(): ReactElement {
  return (
    <section className={styles.explanation} aria-labelledby="how">
      <h2 id="how">How this is calculated</h2>
      <p>
        Each consumer draws a known current for part of the day. With a linear regulator, the battery supplies the same
        current. A switching regulator converts power, with some loss. The sum is the load <var>P</var>. The battery
        starts with the usable part of its printed capacity, <var>E</var>, and loses a fraction <var>k</var> of what’s
        left to self-discharge. So:
      </p>
      <p className={styles.formula}>
        d<var>E</var>/d<var>t</var> = −<var>P</var> − <var>k</var>
        <var>E</var>, and the charge lasts <var>T</var> = ln(1 + <var>k</var>
        <var>E</var>/<var>P</var>) / <var>k</var>
      </p>
      <p>
        No figure is exact. Each has bounds that about nine out of ten keyboards stay within. The profiler moves one
        figure at a time to its bounds, looks at how much the result changes, and combines the changes as independent
        errors. That gives the range. It’s wide on purpose, because exact days and hours would be made up. If you
        measure a current yourself, the range gets narrower.
      </p>
      <h3 id="limits">What the range doesn’t include</h3>
      <p>
        Old or cold batteries have less capacity. A central half keeps searching for a peripheral that’s off or was
        never paired, which uses far more power. So do a weak radio link, a host that requests a fast connection, and a
        key that’s pressed in a bag and keeps the keyboard awake. If the selected host is off, the keyboard advertises
        several times a second. Trackballs, shift registers, and other chips aren’t listed: choose “Another board” and
        add what they draw to “Other constant current”. If your keyboard lasts days instead of weeks, look at{' '}
        <Link to="/docs/features/low-power-states">low power states</Link> first.
      </p>
      <h3 id="old-profiler">How it differs from the old profiler</h3>
      <p>
        The old formula treated self-discharge as a constant drain, so no battery could last longer than 17 months. It
        counted the charging loss as a discharging loss, assumed a keyboard that sleeps half the time even though deep
        sleep is off by default, and gave every estimate the same error. Its result is below each of ours for
        comparison.
      </p>
      <details>
        <summary>All figures, with bounds and sources</summary>
        <div className={styles.scroll} role="region" aria-label="All figures" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Figure</th>
                <th scope="col">Value</th>
                <th scope="col">Source</th>
              </tr>
            </thead>
            <tbody>
              {figureIds.map((id) => (
                <tr key={id}>
                  <th scope="row">
                    {capitalize(figures[id].label)} <code>{id}</code>
                  </th>
                  <td>{describeFigure(figures[id])}</td>
                  <td>{figures[id].source}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

// It's long and has no props, so it shouldn't render again when the form changes.
export default memo(Explanation);
