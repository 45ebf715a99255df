/**
 * For each window, Chromium prepares a page for its address bar. That's a second of work that tests don't need and benchmarks
 * would measure. The switch replaces Playwright's own, so the important entries of that are repeated here.
 */
const needlessFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

/** How tests and benchmarks start the browser, so that it does nothing but what the page asks for. */
export const chromiumArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${needlessFeatures.join(',')}`,
];
