import { attributes, pageChangedEvent } from '../contract';
import { placeTooltip } from './placeTooltip';

/*
 * Shows the definition of a glossary term on hover and focus. Escape closes it, and the pointer can move onto it. On a touch
 * screen, the first tap shows it and the second follows the link.
 */
const tooltipId = 'term-definition';
const termSelector = `a[${attributes.definition}]`;

let term: HTMLElement | undefined;
let tooltip: HTMLElement | undefined;
let tapOpens = false;

const termAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(termSelector) : null);

function hide(): void {
  term?.removeAttribute('aria-describedby');
  tooltip?.remove();
  term = tooltip = undefined;
}

function show(next: HTMLElement): void {
  if (next === term) return;
  hide();
  // If a term wraps onto a second line, the tooltip is next to the first line.
  const line = next.getClientRects()[0];
  if (!line) return;
  term = next;
  tooltip = document.createElement('div');
  tooltip.id = tooltipId;
  tooltip.setAttribute('role', 'tooltip');
  tooltip.className = 'term-tooltip';
  tooltip.textContent = next.dataset.definition ?? '';
  document.body.append(tooltip);
  const { left, top } = placeTooltip(line, tooltip.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: innerHeight,
  });
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${top}px`;
  next.setAttribute('aria-describedby', tooltipId);
}

function onPointerOver(event: Event): void {
  const next = termAt(event);
  if (next) show(next);
  else if (document.activeElement !== term && !tooltip?.contains(event.target as Node)) hide();
}

function onFocus(event: Event): void {
  const next = termAt(event);
  if (next) show(next);
}

export function startTerms(): void {
  document.addEventListener('mouseover', onPointerOver);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  addEventListener('scroll', hide, { passive: true, capture: true });
  document.addEventListener('pointerdown', (event) => {
    const next = termAt(event);
    tapOpens = event.pointerType === 'touch' && next !== null && next !== term;
  });
  // In the capture phase. Later, the router would already have followed the link.
  const onClick = (event: Event) => {
    if (tapOpens && termAt(event)) event.preventDefault();
    tapOpens = false;
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener(pageChangedEvent, hide);
}
