import { test } from '@playwright/test';
import { buildFixture, fixtureNames } from './fixtureSite';

for (const name of fixtureNames) {
  test(`the fixture site "${name}" is built`, async () => {
    await buildFixture(name);
  });
}
