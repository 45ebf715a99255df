import { release } from '#core/firmware';

/** The releases whose names are known here. `main` is the development branch. */
export const releases = [release.line, 'main'] as const;

export type Release = (typeof releases)[number];

export const isRelease = (name: string): name is Release => (releases as readonly string[]).includes(name);
