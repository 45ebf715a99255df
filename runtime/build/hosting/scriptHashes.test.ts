import { describe, expect, it } from 'vitest';
import { hashSource, newScripts, pageScripts } from './scriptHashes.ts';

it('hashes the text of scripts that stand in the page', () => {
  const { hashes } = pageScripts('<body><script>alert(1)</script><script src="/a.js"></script>');
  // openssl: printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(hashes).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});

it('leaves out data, which browsers do not run', () => {
  expect(pageScripts('<script type="application/ld+json">{}</script>').hashes).toEqual([]);
  expect(pageScripts('<script type="module">a()</script>').hashes).toEqual([hashSource('a()')]);
});

it('reads what the browser reads: no entities, no markup inside a script', () => {
  expect(pageScripts('<script>a &amp;&amp; "<b>"</script>').hashes).toEqual([hashSource('a &amp;&amp; "<b>"')]);
});

it('finds handlers in attributes', () => {
  expect(pageScripts('<p><button onclick="go()">x</button>').handlers).toEqual(['<button onclick>']);
});

describe('which pages are read in full', () => {
  const known =
    '<script data-rh=true type=application/ld+json>{"a":1}</script><script type="application/json">{}</script><script>a()</script>';

  it('those whose scripts no page had before', () => {
    const mayHoldNew = newScripts();
    expect([known, known.replace('1', '2'), `${known}<SCRIPT>b()</SCRIPT>`].map(mayHoldNew)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('those that may have a handler in an attribute', () => {
    const mayHoldNew = newScripts();
    expect([known, `${known}<p onclick=go()>`, `${known}<img src="a"onload="go()">`].map(mayHoldNew)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('those with a script that only looks like data', () => {
    const mayHoldNew = newScripts();
    expect([known, `${known}<script data-type=json>c()</script>`].map(mayHoldNew)).toEqual([true, true]);
  });
});
