import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Cards from './Cards';
import { features, firstSteps, tools } from './content';
import Keyboard from './Keyboard';
import LatestPosts, { type Post } from './LatestPosts';
import styles from './styles.module.css';

export default function HomePage({ posts }: Readonly<{ posts: readonly Post[] }>): ReactElement {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description="ZMK is open source firmware for wireless and wired keyboards: split boards, layers, hold-taps, combos, encoders, displays, and live editing."
    >
      <main className={styles.home}>
        <header className={styles.hero}>
          <div className={styles.pitch}>
            <h1>{siteConfig.tagline}</h1>
            <p>
              ZMK runs the keyboard you built, wireless or wired, in one piece or several. You describe what each key
              does in a text file, GitHub builds the firmware for free, and you copy it onto the board.
            </p>
            <p className={styles.actions}>
              <Link className={styles.primary} to="/docs/user-setup">
                Get started
              </Link>
              <Link className={styles.secondary} to="/docs/hardware">
                Is my keyboard supported?
              </Link>
            </p>
          </div>
          <Keyboard />
        </header>

        <section aria-labelledby="path">
          <h2 id="path">From parts to typing</h2>
          <Cards cards={firstSteps} className={styles.path} isOrdered />
        </section>

        <section aria-labelledby="features">
          <h2 id="features">What the firmware does</h2>
          <Cards cards={features} className={styles.features} />
        </section>

        <section aria-labelledby="tools">
          <h2 id="tools">Tools that run in your browser</h2>
          <Cards cards={tools} className={styles.tools} />
        </section>

        {posts.length > 0 && <LatestPosts posts={posts} />}
      </main>
    </Layout>
  );
}
