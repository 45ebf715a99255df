/**
 * The steps of an encoder, counted from 1, at which its binding runs. Adds up degrees in whole numbers and millionths, as the
 * firmware does (app/module/drivers/sensor/ec11/ec11.c and app/src/behaviors/behavior_sensor_rotate_common.c).
 */
export function triggeringSteps(turned: number, stepsPerTurn: number, triggersPerTurn: number): readonly number[] {
  const degreesPerTrigger = Math.floor(360 / triggersPerTurn);
  const degrees = Math.floor(360 / stepsPerTurn);
  const millionths = Math.floor(((360 % stepsPerTurn) * 1_000_000) / stepsPerTurn);
  const steps: number[] = [];
  let whole = 0;
  let rest = 0;
  for (let step = 1; step <= turned; step++) {
    rest += millionths;
    whole += degrees + Math.floor(rest / 1_000_000);
    rest %= 1_000_000;
    for (; whole >= degreesPerTrigger; whole -= degreesPerTrigger) steps.push(step);
  }
  return steps;
}
