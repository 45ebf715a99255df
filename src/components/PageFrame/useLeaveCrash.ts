import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';

/** Shows the next page when the reader follows a link on a crash page. */
export function useLeaveCrash(tryAgain: () => void): void {
  const { pathname } = useLocation();
  const [crashedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashedAt) tryAgain();
  }, [pathname, crashedAt, tryAgain]);
}
