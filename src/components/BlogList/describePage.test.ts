import { expect, it } from 'vitest';
import { describePage } from './describePage';

it('adds the page number to title and description, except on the first page', () => {
  const list = ['Blog', 'News of the project.'] as const;
  expect(describePage({ page: 1, totalPages: 2 }, ...list)).toEqual({ title: list[0], description: list[1] });
  expect(describePage({ page: 2, totalPages: 2 }, ...list)).toEqual({
    title: 'Blog, page 2',
    description: 'News of the project. Page 2 of 2.',
  });
});
