import type { ReactElement } from 'react';
import type { FieldValue, Section, Setup } from '#core/power-model';
import FieldRow from './FieldRow';
import { keyboardKeys, measuredKeys, partKeys, usageKeys } from './visibleFields';
import type { Profiler } from './useProfiler';
import styles from './form.module.css';

type Props = Readonly<{ profiler: Profiler; setup: Setup }>;

const describeSleep = (hoursAwake: number) =>
  hoursAwake < 24
    ? `In deep sleep ${Math.round((1 - hoursAwake / 24) * 100)}% of the time.`
    : 'Never in deep sleep, which is off by default.';

export default function SetupForm({ profiler, setup }: Props): ReactElement {
  const { keyboard } = setup;
  const isSplit = keyboard.layout !== 'one';
  const rows = (section: Section, keys: readonly string[]) =>
    keys.map((key) => (
      <FieldRow
        // The key includes which setup is shown, so that an explanation opened for one setup isn't open for the other.
        key={`${profiler.side}-${key}`}
        profiler={profiler}
        setup={setup}
        section={section}
        name={key}
        value={(setup[section] as Readonly<Record<string, FieldValue>>)[key] ?? null}
      />
    ));
  const halfFields = (section: 'left' | 'right', title: string) => (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {rows(section, partKeys(setup[section]))}
      <details className={styles.measured}>
        <summary>Currents you measured yourself</summary>
        {rows(section, measuredKeys(setup[section]))}
      </details>
    </fieldset>
  );
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.group}>
        <legend>Keyboard</legend>
        {rows('keyboard', keyboardKeys(setup))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Use</legend>
        {rows('keyboard', usageKeys(setup))}
        <p className={styles.derived}>{describeSleep(keyboard.awake)}</p>
      </fieldset>
      {isSplit && <div className={styles.group}>{rows('keyboard', ['alike'])}</div>}
      {halfFields('left', !isSplit ? 'Battery and features' : keyboard.alike ? 'Each half' : 'Left half')}
      {isSplit && !keyboard.alike && halfFields('right', 'Right half')}
    </form>
  );
}
