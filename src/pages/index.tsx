import Layout from '@theme/Layout';
export default function Home() { return <Layout><main><h1>ZMK</h1></main></Layout>; }
