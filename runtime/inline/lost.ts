import { attributes, startsNow, waitingButtons } from '../contract';

/** The framework's banner about a wrong base URL. Only the home page has it, hidden by its stylesheet. */
const banner = '__docusaurus-base-url-issue-banner-container';

/**
 * The framework can't be loaded. The frame still works and links load whole pages, so only a page where something is
 * missing says so. After a new deployment the files have other names, and a reload gets them.
 */
export function sayLost(): void {
  document.getElementById(banner)?.style.setProperty('display', 'block');
  const missing = document.querySelector(`[${attributes.island}], ${waitingButtons}`);
  const isTool = document.querySelector(startsNow) !== null;
  if ((!missing && !isTool) || document.getElementById('lost')) return;
  const message = document.createElement('p');
  message.id = 'lost';
  message.role = 'alert';
  message.className = 'lost-scripts';
  message.textContent = 'The interactive part of this page could not be loaded. ';
  message.append(Object.assign(document.createElement('a'), { href: '', textContent: 'Reload the page' }));
  if (missing) missing.before(message);
  else document.querySelector('main')?.prepend(message);
}
