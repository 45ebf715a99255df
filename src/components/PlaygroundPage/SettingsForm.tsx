import type { ReactElement } from 'react';
import { decidesOnRelease, type HoldTapSettings } from '#core/hold-tap-tuning';
import { flavors } from '#core/simulator';
import styles from './styles.module.css';

type Props = Readonly<{
  settings: HoldTapSettings;
  /** Whether the left and right hand have separate behaviors. */
  canSplit: boolean;
  onChange: (settings: HoldTapSettings) => void;
}>;

/** Sliders. 0 turns the setting off. */
const sliders = [
  { key: 'tappingTermMs', title: 'Tapping term', min: 80 },
  { key: 'quickTapMs', title: 'Quick tap', min: 0 },
  { key: 'requirePriorIdleMs', title: 'Prior idle', min: 0 },
] as const;

/** Form for the settings of the home row mods. */
export default function SettingsForm({ settings, canSplit, onChange }: Props): ReactElement {
  return (
    <div className={styles.settings}>
      <label>
        Flavor{' '}
        <select
          value={settings.flavor}
          onChange={({ target }) => {
            const flavor = flavors.find((candidate) => candidate === target.value);
            if (flavor) onChange({ ...settings, flavor });
          }}
        >
          {flavors.map((flavor) => (
            <option key={flavor}>{flavor}</option>
          ))}
        </select>
      </label>
      {sliders.map(({ key, title, min }) => (
        <label key={key}>
          {title}: {settings[key] <= 0 ? 'off' : `${settings[key]} ms`}
          <input
            type="range"
            min={min}
            max={400}
            step={5}
            value={settings[key]}
            onChange={({ target }) => onChange({ ...settings, [key]: Number(target.value) })}
          />
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={settings.oppositeHand}
          disabled={!canSplit}
          onChange={({ target }) => onChange({ ...settings, oppositeHand: target.checked })}
        />{' '}
        Hold only with the other hand or a thumb
        {!canSplit
          ? ' (needs a behavior for each hand)'
          : !decidesOnRelease(settings.flavor) &&
            ' (with this flavor, two modifiers pressed quickly with one hand type letters)'}
      </label>
      <label>
        <input
          type="checkbox"
          checked={settings.retroTap}
          onChange={({ target }) => onChange({ ...settings, retroTap: target.checked })}
        />{' '}
        Retro-tap
      </label>
    </div>
  );
}
