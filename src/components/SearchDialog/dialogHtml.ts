import { maxQueryLength } from '../../searchClient/maxQueryLength';

/** Id of the element that contains the results. */
export const resultsId = 'search-results';

/**
 * The dialog before its code is loaded: a form that goes to the search page, and a message for when the code can't be loaded
 * (shown if the dialog has `data-failed`).
 */
export const dialogHtml = `<div class="search-box">
<form class="search-form" role="search" action="/search">
<svg class="search-icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M13.5 13.5 18 18M8.5 15a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Z"/></svg>
<input class="search-input" type="text" name="q" role="combobox" aria-label="Search" aria-autocomplete="list" aria-expanded="false" aria-controls="${resultsId}" aria-haspopup="listbox" placeholder="Search docs" maxlength="${maxQueryLength}" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false" enterkeyhint="go">
<button class="search-close" type="button" data-close>Close</button>
</form>
<p class="search-failed" role="alert"><strong>Unable to fetch results</strong><br>You might want to check your network connection. If the site has just been updated, <a href="" target="_self">reload the page</a>.</p>
<div class="search-results" id="${resultsId}"></div>
<p class="search-status" role="status"></p>
</div>`;
