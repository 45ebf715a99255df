import type { ReactElement } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import KeymapUpgrader from '@site/src/components/KeymapUpgrader';

export default function KeymapUpgraderPage(): ReactElement {
  return (
    <Layout
      title="Keymap Upgrader"
      description="Bring an old ZMK keymap up to date in the browser: renamed key codes, behaviors, properties and headers, change by change with reasons."
    >
      <Head>
        {/* The text of an earlier visit is shown, and the editor is there, without waiting for a first click. */}
        <meta name="boot" content="now" />
      </Head>
      <KeymapUpgrader />
    </Layout>
  );
}
