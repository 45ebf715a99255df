/** Debounces a contact that is read every millisecond, as the firmware does (app/module/lib/zmk_debounce/debounce.c). */
export function debounce(samples: readonly boolean[], pressMs: number, releaseMs: number): readonly boolean[] {
  let pressed = false;
  let counter = 0;
  return samples.map((active) => {
    if (active === pressed) {
      counter = Math.max(0, counter - 1);
    } else if (counter < (pressed ? releaseMs : pressMs)) {
      counter += 1;
    } else {
      pressed = !pressed;
      counter = 0;
    }
    return pressed;
  });
}
