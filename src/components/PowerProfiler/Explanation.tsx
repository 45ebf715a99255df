import { memo, type ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { figureIds, figures, type Figure } from '#core/power-model';
import styles from './styles.module.css';

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const bounds = ({ value, low, high }: Figure): string =>
  `${value} (${Number(low.toPrecision(3))} to ${Number(high.toPrecision(3))})`;

/** Where the answer comes from and how far to trust it. */
function Explanation(): ReactElement {
  return (
    <section className={styles.explanation} aria-labelledby="how">
      <h2 id="how">How this is calculated</h2>
      <p>
        Each consumer draws a known current for a share of the day. A linear regulator passes that current on to the
        battery; a switching one converts power, with a loss. The sum is the load <var>P</var>. The battery begins with
        the usable part of its printed capacity, <var>E</var>, and loses by itself a share <var>k</var> of what is left.
        So
      </p>
      <p className={styles.formula}>
        d<var>E</var>/d<var>t</var> = −<var>P</var> − <var>k</var>
        <var>E</var>, and the charge lasts <var>T</var> = ln(1 + <var>k</var>
        <var>E</var>/<var>P</var>) / <var>k</var>
      </p>
      <p>
        No figure is exact. Each has bounds that about nine keyboards in ten keep to. The profiler moves one figure at a
        time to its bounds, sees how much the life changes, and adds the changes as independent errors. That gives the
        range. It is wide on purpose: a promise of days and hours would be made up. A current that you measured yourself
        makes it narrower.
      </p>
      <h3 id="limits">What the range does not know</h3>
      <p>
        Old or cold cells hold less. A central whose other half is off or was never paired keeps searching for it and
        draws far more. So do a weak radio link, a host that asks for a fast connection, and a key pressed in a bag that
        keeps the keyboard awake. A keyboard whose selected host is off calls for it several times a second. Trackballs,
        shift registers and other chips are not listed: add what they draw to “Other standing current” of a board of
        your own. If your keyboard lasts for days where weeks are shown, look at{' '}
        <Link to="/docs/features/low-power-states">low power states</Link> first.
      </p>
      <h3 id="old-profiler">How it differs from the old profiler</h3>
      <p>
        The formula used before took self-discharge as a constant drain, so that no battery could last longer than 17
        months. It counted the loss from charging as a loss from discharging, began with a keyboard that sleeps half of
        the time although deep sleep is off by default, and gave the same error to every estimate. Its answer stands
        below each result for comparison.
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
                    {sentence(figures[id].label)} <code>{id}</code>
                  </th>
                  <td>{bounds(figures[id])}</td>
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

// It depends on nothing and is long: a keystroke in the form must not render it again.
export default memo(Explanation);
