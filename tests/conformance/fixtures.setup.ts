import { test } from '@playwright/test';
import { buildFixture, fixtureNames } from './fixtureSite';
import { loadSiteData } from './siteData';

for (const name of fixtureNames) {
  test(`the fixture site "${name}" is there`, async () => {
    await buildFixture(name);
  });
}

test('the data of the site is there', async () => {
  await loadSiteData();
});
