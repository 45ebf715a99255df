export type Release = Readonly<{
  /** The tag or branch, which is also the name of the facts. */
  name: string;
  /** What users write in `west.yml` to get the newest patch release. */
  line: string;
}>;

/** All releases that we have facts of, oldest first. `main` is what comes after the last one. */
export const releases = [
  { name: 'v0.3.0', line: 'v0.3' },
  { name: 'main', line: 'main' },
] as const satisfies readonly Release[];

export type ReleaseName = (typeof releases)[number]['name'];

/** The release that the pages and tables describe. */
export const documentedRelease = 'v0.3.0' satisfies ReleaseName;
