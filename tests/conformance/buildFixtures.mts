/** `npm test -- fixtures`: builds the small sites that the conformance tests use. */
import { buildFixture, fixtureNames } from './fixtureSite.ts';

for (const name of fixtureNames) {
  const { built } = await buildFixture(name);
  console.log(`${name}: ${built ? 'built' : 'could not be built'}`);
}
