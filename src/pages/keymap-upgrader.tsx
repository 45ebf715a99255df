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
        {/* The text of an earlier visit is shown, and the editor is there, without waiting for a first click. */}
        <meta name="boot" content="now" />
      </Head>
      <KeymapUpgrader />
    </Layout>
  );
}
