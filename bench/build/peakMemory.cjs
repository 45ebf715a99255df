// Loaded into every Node.js process of a measured build: adds the most memory it held to the file named in PEAK_FILE.
const fs = require('node:fs');

process.on('exit', () => {
  fs.appendFileSync(process.env.PEAK_FILE, `${process.resourceUsage().maxRSS}\n`);
});
