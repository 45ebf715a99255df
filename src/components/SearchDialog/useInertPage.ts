import { useEffect } from 'react';

/** Keeps focus and assistive technology in the dialog: what lies behind it takes neither while it is open. */
export function useInertPage(): void {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
}
