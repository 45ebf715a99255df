// Wraps the providers of theme-classic 3.7.0, which drop the reader's choice of light or dark when the system changes its
// own: here the system decides only as long as the reader has not.
import { useEffect, type ReactElement } from 'react';
import { createStorageSlot, useColorMode } from '@docusaurus/theme-common';
import type { Props } from '@theme/Layout/Provider';
import LayoutProvider from '@theme-original/Layout/Provider';

function ChosenColorMode(): null {
  const { setColorMode } = useColorMode();
  useEffect(() => {
    // Effects of a child run first, so this hears of the change before the provider deletes what was chosen.
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const keepChoice = () => {
      const chosen = createStorageSlot('theme').get();
      if (chosen === 'light' || chosen === 'dark') requestAnimationFrame(() => setColorMode(chosen));
    };
    system.addEventListener('change', keepChoice);
    return () => system.removeEventListener('change', keepChoice);
  }, [setColorMode]);
  return null;
}

export default function KeepingLayoutProvider({ children }: Props): ReactElement {
  return (
    <LayoutProvider>
      <ChosenColorMode />
      {children}
    </LayoutProvider>
  );
}
