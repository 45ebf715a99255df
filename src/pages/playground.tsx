import type { ReactElement } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import Playground from '@site/src/components/PlaygroundPage';

export default function PlaygroundPage(): ReactElement {
  return (
    <Layout
      title="Playground"
      description="Draw your ZMK keymap, type on it in the browser, and tune home row mods with a recording of your own typing."
    >
      <Head>
        {/* Start React right away, to show the keymap from the link or the last visit. */}
        <meta name="boot" content="now" />
      </Head>
      <Playground />
    </Layout>
  );
}
