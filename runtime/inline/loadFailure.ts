import { attributes, startsNowSelector, waitingButtonSelector } from '../contract';

/** Id of the framework's banner about a wrong base URL. Only the home page has it. The site's stylesheet hides it. */
const banner = '__docusaurus-base-url-issue-banner-container';

/**
 * Tells the reader that the framework couldn't be loaded, but only on pages that need it. On others, everything works, and
 * links load whole pages. Reloading helps if a new deployment has replaced the files.
 */
export function showLoadFailure(): void {
  document.getElementById(banner)?.style.setProperty('display', 'block');
  const missing = document.querySelector(`[${attributes.island}], ${waitingButtonSelector}`);
  const isTool = document.querySelector(startsNowSelector) !== null;
  if ((!missing && !isTool) || document.querySelector('.load-failure')) return;
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.className = 'load-failure';
  message.textContent = 'The interactive part of this page could not be loaded. ';
  message.append(Object.assign(document.createElement('a'), { href: '', textContent: 'Reload the page' }));
  if (missing) missing.before(message);
  else document.querySelector('main')?.prepend(message);
}
