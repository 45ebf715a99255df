import type { ReactElement } from 'react';
import type { Settings } from '#core/hold-tap-tuning';
import styles from './styles.module.css';

type Props = Readonly<{ settings: Settings; canSplit: boolean; change: (settings: Settings) => void }>;

const flavors = ['hold-preferred', 'balanced', 'tap-preferred', 'tap-unless-interrupted'] as const;
const times = [
  { key: 'tappingTermMs', title: 'Tapping term', from: 80 },
  { key: 'quickTapMs', title: 'Quick tap', from: -10 },
  { key: 'requirePriorIdleMs', title: 'Prior idle', from: -10 },
] as const;

/** The settings of the home row mods. Every change is tried on the same typing right away. */
export default function SettingsForm({ settings, canSplit, change }: Props): ReactElement {
  return (
    <div className={styles.settings}>
      <label>
        Flavor{' '}
        <select
          value={settings.flavor}
          onChange={({ target }) => {
            const flavor = flavors.find((one) => one === target.value);
            if (flavor) change({ ...settings, flavor });
          }}
        >
          {flavors.map((flavor) => (
            <option key={flavor}>{flavor}</option>
          ))}
        </select>
      </label>
      {times.map(({ key, title, from }) => (
        <label key={key}>
          {title}: {settings[key] < 0 ? 'off' : `${settings[key]} ms`}
          <input
            type="range"
            min={from}
            max={400}
            step={5}
            value={settings[key]}
            onChange={({ target }) =>
              change({ ...settings, [key]: Number(target.value) < 0 ? -1 : Number(target.value) })
            }
          />
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={settings.oppositeHand}
          disabled={!canSplit}
          onChange={({ target }) => change({ ...settings, oppositeHand: target.checked })}
        />{' '}
        Hold only with the other hand{canSplit ? '' : ' (needs a behavior for each hand)'}
      </label>
      <label>
        <input
          type="checkbox"
          checked={settings.retroTap}
          onChange={({ target }) => change({ ...settings, retroTap: target.checked })}
        />{' '}
        Retro-tap
      </label>
    </div>
  );
}
