/**
 * `npm run bench:build`: time and memory of a production build, with empty and with filled caches, compared to stock
 * Docusaurus with webpack on the same content. Arguments are passed to our builds.
 */
import { clearCaches, measureBuild, type Measured } from './measureBuild.ts';
import { writeStockSite } from './stockSite.ts';
import { compileConfig } from '../../scripts/site/compileConfig.ts';
import { nodeFlags } from '../../scripts/nodeFlags.ts';

const root = process.cwd();
const args = () => ['--config', compileConfig(root), ...process.argv.slice(2)];
const ours = { args, flags: nodeFlags };
const line = (name: string, { seconds, peakMegabytes }: Measured) =>
  console.log(`${name.padEnd(34)} ${seconds.toFixed(1).padStart(7)} s ${peakMegabytes.toFixed(0).padStart(7)} MB`);

clearCaches(root, root);
const cold = await measureBuild(root, root, ours);
line('This site, cold', cold);
line('This site, warm', await measureBuild(root, root, ours));

const stock = writeStockSite(root);
clearCaches(stock, root);
const stockCold = await measureBuild(stock, root);
line('Stock Docusaurus (webpack), cold', stockCold);
line('Stock Docusaurus (webpack), warm', await measureBuild(stock, root));

console.log(`\nA cold build takes ${(cold.seconds / stockCold.seconds).toFixed(2)} of the time of stock Docusaurus.`);
