import { expect, test } from '@playwright/test';
import { proves } from './proves';

test(...proves('The site is public, with no sign-in or roles.'), async ({ request }) => {
  for (const path of ['/', '/docs', '/blog', '/search', '/keymap-upgrader', '/power-profiler']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()).not.toHaveProperty('www-authenticate');
    expect(answer.headers()).not.toHaveProperty('set-cookie');
    const html = await answer.text();
    expect(html, path).not.toMatch(/type="?password|<form[^>]+method="?post/i);
  }
});
