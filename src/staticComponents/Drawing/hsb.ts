/** Hue in degrees, and saturation and brightness in percent. */
export type Hsb = readonly [hue: number, saturation: number, brightness: number];

/** The color that the firmware sends to the LEDs (hsb_to_rgb in app/src/rgb_underglow.c), as a CSS color. */
export function cssColor([hue, saturation, brightness]: Hsb): string {
  const sector = Math.floor(hue / 60);
  const v = brightness / 100;
  const s = saturation / 100;
  const f = hue / 60 - sector;
  const [p, q, t] = [v * (1 - s), v * (1 - f * s), v * (1 - (1 - f) * s)];
  const sectors = [
    [v, t, p],
    [q, v, p],
    [p, v, t],
    [p, q, v],
    [t, p, v],
    [v, p, q],
  ];
  return `rgb(${(sectors[sector % 6] ?? []).map((channel) => Math.floor(channel * 255 + 1e-6)).join(' ')})`;
}
