// Replaces the layout of theme-classic 3.7.0, whose menu, color mode, and announcement need React. Here the inline script runs
// them (runtime/inline). Of their context providers, only the announcement's is left, because the theme's sidebar uses it.
import type { ReactElement } from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import { composeProviders, PageMetadata, SkipToContentFallbackId, ThemeClassNames } from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import { useClientNavigation } from '@site/runtime/client/useClientNavigation';
import AnnouncementBar from '@site/src/components/PageFrame/AnnouncementBar';
import Navbar from '@site/src/components/PageFrame/Navbar';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type { Props } from '@theme/Layout';
import SkipToContent from '@theme/SkipToContent';
import styles from './styles.module.css';

const Providers = composeProviders([
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
]);

export default function Layout({ children, noFooter, wrapperClassName, title, description }: Props): ReactElement {
  useClientNavigation();
  return (
    <Providers>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <AnnouncementBar />
      <Navbar />
      <div id={SkipToContentFallbackId} className={clsx(ThemeClassNames.wrapper.main, styles.main, wrapperClassName)}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
      </div>
      {!noFooter && <Footer />}
    </Providers>
  );
}
