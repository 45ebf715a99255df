import type { ReactElement } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import PowerProfiler from '@site/src/components/PowerProfiler';

export default function PowerProfilerPage(): ReactElement {
  return (
    <Layout
      title="Power Profiler"
      description="Estimate how long your ZMK keyboard runs on a charge, see what uses the battery, and compare two setups."
    >
      <Head>
        {/* Start React right away, to show the setup from the link. */}
        <meta name="boot" content="now" />
      </Head>
      <PowerProfiler />
    </Layout>
  );
}
