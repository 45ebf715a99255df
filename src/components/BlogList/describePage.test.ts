import { expect, it } from 'vitest';
import { describePage } from './describePage';

it('the first page of a list needs no number, the others have one in title and description', () => {
  const list = ['Blog', 'News of the project.'] as const;
  expect(describePage({ page: 1, totalPages: 2 }, ...list)).toEqual({ title: list[0], description: list[1] });
  expect(describePage({ page: 2, totalPages: 2 }, ...list)).toEqual({
    title: 'Blog, page 2',
    description: 'News of the project. Page 2 of 2.',
  });
});
