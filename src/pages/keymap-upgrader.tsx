import type { ReactElement } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import KeymapUpgrader from '@site/src/components/KeymapUpgrader';

export default function KeymapUpgraderPage(): ReactElement {
  return (
    <Layout
      title="Keymap Upgrader"
      description="Check whether a ZMK configuration will build, and bring it up to date, in the browser: keymaps, options, build files, and logs of failed builds."
    >
      <Head>
        {/* Start React right away, to restore the saved text and load the editor. */}
        <meta name="boot" content="now" />
      </Head>
      <KeymapUpgrader />
    </Layout>
  );
}
