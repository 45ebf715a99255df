import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, fileRules, redirects } from './hosting.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('allows scripts of the site and inline scripts with a listed hash, but no other inline scripts and no eval', () => {
    const policy = contentSecurityPolicy(["'sha256-abc='"], {});
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-abc='");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
  });

  it('allows no other host unless the build uses hosted search or analytics', () => {
    expect(contentSecurityPolicy([], {})).not.toContain('https:');
    const search = contentSecurityPolicy([], { ALGOLIA_APP_ID: 'ABC123' });
    expect(directive(search, 'connect-src')).toContain('https://abc123-dsn.algolia.net');
    expect(search).not.toContain('google');
    const analytics = contentSecurityPolicy([], { GA_MEASUREMENT_ID: 'G-1' });
    expect(directive(analytics, 'script-src')).toContain('https://www.googletagmanager.com');
    expect(analytics).not.toContain('algolia');
  });
});

describe('redirects', () => {
  it('start from different addresses', () => {
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  });

  it('do not point to other redirects', () => {
    const froms = new Set(redirects.map(({ from }) => from));
    expect(redirects.filter(({ to }) => froms.has(to.replace(/#.*/, '')))).toEqual([]);
  });

  it('list an exact address before a wildcard that also matches it', () => {
    const hidden = redirects.filter(({ from }, index) =>
      redirects.slice(0, index).some((other) => other.from.endsWith('/*') && from.startsWith(other.from.slice(0, -1))),
    );
    expect(hidden).toEqual([]);
  });
});

it('file rules do not overlap', () => {
  const overlapping = fileRules.filter(({ path }) =>
    fileRules.some((other) => other.path !== path && path.startsWith(other.path.replace('*', ''))),
  );
  expect(overlapping).toEqual([]);
});
