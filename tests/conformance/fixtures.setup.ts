import { test } from '@playwright/test';
import { buildFixture, fixtureNames } from './fixtureSite';
import { loadSiteData } from './siteData';

for (const name of fixtureNames) {
  test(`the fixture site "${name}" is built`, async () => {
    await buildFixture(name);
  });
}

test('the site’s data is loaded', async () => {
  await loadSiteData();
});
