import { expect, it } from 'vitest';
import { headingText } from './headingText';

it('heading text includes code, links, and numbers', () => {
  expect(headingText('Plain')).toBe('Plain');
  expect(
    headingText(
      <>
        The <code>&amp;kp</code> of{' '}
        <a href="/x">
          layer <b>{2}</b>
        </a>
        {false}
      </>,
    ),
  ).toBe('The &kp of layer 2');
});
