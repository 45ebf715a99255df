// Wraps the crash page of theme-classic 3.7.0, which stays when the reader follows a link.
import { useEffect, useState, type ComponentProps, type ReactElement } from 'react';
import { useLocation } from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';

type Props = ComponentProps<typeof ErrorPageContent>;

export default function LeavingErrorPageContent(props: Props): ReactElement {
  const { tryAgain } = props;
  const { pathname } = useLocation();
  const [crashedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashedAt) tryAgain();
  }, [pathname, crashedAt, tryAgain]);
  return <ErrorPageContent {...props} />;
}
