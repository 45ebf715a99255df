import { defaultIndexName } from '#core/search';

export type UploadTarget = Readonly<{ appId: string; adminKey: string; indexName: string; hosts: readonly string[] }>;
type TargetResult = Readonly<{ ok: true; value: UploadTarget }> | Readonly<{ ok: false; reason: string }>;

/** Reads from environment variables where to upload to. */
export function readTarget(env: NodeJS.ProcessEnv): TargetResult {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_INDEX, ALGOLIA_HOSTS = '' } = env;
  if (!appId || !adminKey) {
    return {
      ok: false,
      reason: 'Set ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY (a key with write access) to upload the records.',
    };
  }
  const hosts = ALGOLIA_HOSTS.split(',').filter((host) => host !== '');
  return { ok: true, value: { appId, adminKey, indexName: ALGOLIA_INDEX || defaultIndexName, hosts } };
}
