/**
 * Stands in the head of every page and remembers the buttons that are pressed while the rest is still arriving. boot.ts,
 * which ends the page, presses them again.
 */
export type EarlyClicks = { pressed: HTMLElement[]; stop: () => void };

const pressed: HTMLElement[] = [];
const note = ({ target }: Event) => {
  const button = (target as Element).closest<HTMLElement>('button,[role=button],[role=switch]');
  // A form does by itself what its button says.
  if (button && !button.closest('form')) pressed.push(button);
};
addEventListener('click', note, true);
const earlyClicks: EarlyClicks = { pressed, stop: () => removeEventListener('click', note, true) };
Object.assign(window, { __earlyClicks: earlyClicks });
