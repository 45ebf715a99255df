import type { ReactElement } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import Playground from '@site/src/components/PlaygroundPage';

export default function PlaygroundPage(): ReactElement {
  return (
    <Layout
      title="Playground"
      description="Draw your ZMK keymap as a picture, edit it with a click, print or share it, type on it in the browser, and tune its home row mods."
    >
      <Head>
        {/* Start React right away, to show the keymap from the link or the last visit. */}
        <meta name="boot" content="now" />
      </Head>
      <Playground />
    </Layout>
  );
}
