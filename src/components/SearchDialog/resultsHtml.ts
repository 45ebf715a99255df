import type { SearchHit } from '#core/search';
import { missingResultsUrl } from '../../searchClient/missingResultsUrl';
import { escapeHtml } from '../../searchClient/safeHtml';
import { searchPageUrl } from '../../searchClient/searchPageUrl';
import { contextOf, type BoxState, type Item } from './searchBox';

type Collection = BoxState['collections'][number];

/**
 * The contents of the dialog as HTML blocks with one root element each. The texts of hits are already safe (safeHtml.ts). All
 * other texts are escaped here.
 */
export function resultBlocks(state: BoxState): readonly string[] {
  const { query, collections } = state;
  if (contextOf(state).failed) return [unreachable];
  const nonEmpty = collections.filter(({ items }) => items.length > 0);
  if (query.trim() === '')
    return nonEmpty.length > 0 ? nonEmpty.map(storedGroup) : ['<p class="search-note">No recent searches</p>'];
  if (nonEmpty.length === 0) return [nothingFound(state)];
  return [...(contextOf(state).isWeak ? [weakNote] : []), ...nonEmpty.map(hitGroup), allResults(state)];
}

const unreachable =
  '<div class="search-note"><p><strong>Unable to fetch results</strong></p><p>You might want to check your network connection.</p></div>';

const weakNote = '<p class="search-weak">No page has an answer to all of this. The nearest topics:</p>';

function nothingFound(state: BoxState): string {
  const names = contextOf(state).suggestions.slice(0, 3).map(escapeHtml);
  const list = names.map((name) => `<li><button type="button" data-suggestion>${name}</button></li>`).join('');
  const suggestions = list && `<p>Try searching for:</p><ul>${list}</ul>`;
  const issue = `<a href="${escapeHtml(missingResultsUrl(state))}" target="_blank" rel="noopener noreferrer">Let us know.</a>`;
  return `<div class="search-note"><p>No results for "<strong>${escapeHtml(state.query)}</strong>"</p>${suggestions}<p>Believe this query should return results? ${issue}</p></div>`;
}

function allResults(state: BoxState): string {
  const { hitCount } = contextOf(state);
  const text = hitCount === 1 ? 'See the result on its own page' : `See all ${hitCount} results`;
  return `<p class="search-all"><a href="${escapeHtml(searchPageUrl(state.query))}">${text}</a></p>`;
}

function group(name: string, listAttributes: string, rows: readonly string[]): string {
  const label = escapeHtml(name);
  return `<div class="search-group"><p class="search-group-name" aria-hidden="true">${label}</p><ul ${listAttributes} aria-label="${label}">${rows.join('')}</ul></div>`;
}

const titleLines = (title: string, path: string) =>
  `<span class="search-hit-title">${title}</span>${path && `<span class="search-hit-path">${path}</span>`}`;

const attributes = ({ url, type, __autocomplete_id: id }: Item) =>
  `class="search-hit" id="search-item-${String(id)}" href="${escapeHtml(url)}" data-type="${escapeHtml(type)}"`;

/** Arrow keys in the input select hits, so Tab skips them. */
function hitGroup({ source, items }: Collection): string {
  const rows = items.map((item) => {
    const hit = item as unknown as SearchHit;
    const { title, path } = titleAndPath(hit);
    const lines = answerLines(hit) ?? titleLines(title, path);
    return `<li role="none"><a ${attributes(item)} role="option" aria-selected="false" tabindex="-1">${lines}</a></li>`;
  });
  return group(items[0]?.hierarchy.lvl0 ?? '', `id="search-${source.sourceId}" role="listbox"`, rows);
}

/** The two lines of a hit: the text that matches, and the page or the description below it. */
function titleAndPath({ type, hierarchy, content, _snippetResult: shown }: SearchHit) {
  const found = shown.content?.value ?? content ?? '';
  const page = shown.hierarchy.lvl1?.value ?? hierarchy.lvl1;
  switch (type) {
    case 'lvl1':
      return { title: page, path: found };
    case 'content':
      return { title: found, path: page };
    default:
      return { title: shown.hierarchy[type]?.value ?? hierarchy[type] ?? '', path: page };
  }
}

/** The first hit shows all of the text that answers: a row of a table with its cells, or a paragraph below its heading. */
function answerLines({ hierarchy, _snippetResult: shown }: SearchHit): string | undefined {
  if (!shown.answer) return undefined;
  const heading = levels.map((level) => shown.hierarchy[level]?.value ?? hierarchy[level]).find(Boolean) ?? '';
  const [first = '', ...cells] = shown.answer.value.split(' · ');
  const [title, texts] = cells.length > 0 ? [first, cells] : [heading, [first]];
  const answer = texts.map((text) => `<span class="search-hit-answer">${text}</span>`).join('');
  return `<span class="search-hit-title">${title}</span>${answer}${cells.length > 0 ? `<span class="search-hit-path">${heading}</span>` : ''}`;
}

const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const;

/** Stored searches have buttons, so they're a plain list that Tab can reach. */
function storedGroup({ source, items }: Collection): string {
  const isRecent = source.sourceId === 'recentSearches';
  const buttons = isRecent
    ? button('save', 'Save this search', '☆') + button('forget', 'Remove this search from history', '✕')
    : button('unsave', 'Remove this search from favorites', '✕');
  const rows = items.map((item) => {
    const { type, hierarchy } = item;
    const page = plainText(hierarchy.lvl1);
    const heading = type === 'lvl1' || type === 'content' ? null : hierarchy[type];
    return `<li class="search-stored"><a ${attributes(item)}>${heading ? titleLines(plainText(heading), page) : titleLines(page, '')}</a>${buttons}</li>`;
  });
  return group(isRecent ? 'Recent' : 'Favorite', `id="search-${source.sourceId}" role="list"`, rows);
}

const button = (action: string, title: string, icon: string) =>
  `<button type="button" class="search-action" data-action="${action}" title="${title}" aria-label="${title}"><span aria-hidden="true">${icon}</span></button>`;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Escapes a stored text, which may already be escaped. */
const plainText = (stored: string) =>
  escapeHtml(stored.replace(/&(?:amp|lt|gt|quot);/g, (name) => entities[name] ?? name));
