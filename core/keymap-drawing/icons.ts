const speaker = 'M3 10V14H7L12 18V6L7 10Z';
const smallWave = 'M15.5 9Q17.5 12 15.5 15';

/** Icons that are clearer or shorter than a word, as lines in a square of 24 × 24. By legend. */
const icons: Readonly<Record<string, string>> = {
  Bksp: 'M9 6H21V18H9L3 12ZM12 9.5L17 14.5M17 9.5L12 14.5',
  Enter: 'M20 6V13H5M9.5 8.5L5 13L9.5 17.5',
  Tab: 'M3 12H17M12.5 7.5L17 12L12.5 16.5M20.5 6V18',
  Play: 'M4 6L13 12L4 18ZM16.5 6V18M20.5 6V18',
  Next: 'M5 6L15 12L5 18ZM19 6V18',
  Prev: 'M19 6L9 12L19 18ZM5 6V18',
  Stop: 'M6 6H18V18H6Z',
  Mute: `${speaker}M16 9.5L21 14.5M21 9.5L16 14.5`,
  'Vol −': `${speaker}${smallWave}`,
  'Vol +': `${speaker}${smallWave}M18.5 6.5Q22.5 12 18.5 17.5`,
};

export const iconOf = (legend: string): string | undefined => icons[legend];
