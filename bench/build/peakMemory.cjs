// Loaded into every Node.js process of a measured build: appends its peak memory in kB to the file PEAK_FILE.
const fs = require('node:fs');

process.on('exit', () => {
  fs.appendFileSync(process.env.PEAK_FILE, `${process.resourceUsage().maxRSS}\n`);
});
