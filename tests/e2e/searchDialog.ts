import type { Locator, Page } from '@playwright/test';
import { startReact } from './startReact';

/** The files of the search index. */
export const indexFiles = '**/assets/search/*.json';

/** The search dialog, found by roles and text where possible, and by class names elsewhere. */
export class SearchDialog {
  readonly button: Locator;
  readonly box: Locator;
  readonly input: Locator;
  readonly groups: Locator;
  readonly hits: Locator;
  readonly options: Locator;
  /** The message that results could not be fetched. */
  readonly failure: Locator;

  constructor(readonly page: Page) {
    this.button = page.locator('[data-search-open]');
    this.box = page.getByRole('dialog', { name: 'Search' });
    this.input = this.box.getByRole('combobox');
    this.groups = this.box.locator('.search-group');
    this.hits = this.box.locator('.search-hit');
    this.options = this.box.getByRole('option');
    this.failure = this.box.getByText('Unable to fetch results').filter({ visible: true });
  }

  async visit(path = '/docs'): Promise<this> {
    await this.page.goto(path);
    await startReact(this.page);
    return this;
  }

  async open(path = '/docs'): Promise<this> {
    await this.visit(path);
    await this.page.keyboard.press('Control+k');
    await this.input.waitFor();
    return this;
  }
}

/** Counts words as a reader does. A name in code counts as one word. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
