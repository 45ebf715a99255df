import type { Page } from '@playwright/test';

/**
 * What's wrong with the drawings on the page at the current width: cut off (phones show no scrollbar that would hint at
 * it), or text too small to read. Legends on keys may be slightly smaller, because long ones have to fit.
 */
export const drawingFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const smallestPx = (text: Element) => (text.closest('[class*=keycap]') ? 10 : 11.4);
    const nameOf = (element: Element): string =>
      element.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
    const figures = [...document.querySelectorAll('main figure')];
    const cut = figures
      .flatMap((figure) => [...figure.querySelectorAll('div')])
      .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.scrollWidth - box.clientWidth} px are cut off: ${nameOf(box)}`);
    const small = figures
      .flatMap((figure) => [...figure.querySelectorAll('text')])
      .map((text) => {
        const { a = 0, b = 0 } = text.getScreenCTM() ?? {};
        return { text, px: parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) };
      })
      .filter(({ text, px }) => text.getClientRects().length > 0 && px < smallestPx(text))
      .map(({ text, px }) => `"${text.textContent}" is ${px.toFixed(1)} px high: ${nameOf(text)}`);
    return [...cut, ...small];
  });
