import { attributes, startsNow } from '../contract';

/** In the home page: the framework's banner, which says that the site did not load. Its stylesheet hides it. */
const banner = '__docusaurus-base-url-issue-banner-container';

/**
 * The framework can't be loaded. What is native goes on working and links load whole pages, so only a page with something that
 * is really missing says so. After a new deployment the files have other names, and a reload gets them.
 */
export function sayLost(): void {
  document.getElementById(banner)?.style.setProperty('display', 'block');
  const missing = document.querySelector(`[${attributes.island}]`);
  const place = missing ?? (document.querySelector(startsNow) && document.querySelector('main'));
  if (!place || document.getElementById('lost')) return;
  const message = document.createElement('p');
  message.id = 'lost';
  message.role = 'alert';
  message.className = 'lost-scripts';
  message.textContent = 'The interactive part of this page could not be loaded. ';
  const retry = Object.assign(document.createElement('a'), { href: '', textContent: 'Reload the page' });
  message.append(retry);
  place.prepend(message);
}
