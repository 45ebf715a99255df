import { pageChanged } from '../contract';

/**
 * "Try it" under a timeline: loads the playground when it is asked for, and not before. One listener for the whole site,
 * since content is not React here and comes and goes with navigation.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-try-it]') : null;
    if (!button || button.disabled) return;
    button.disabled = true;
    button.textContent = 'Loading…';
    import('@site/src/components/Playground/mount').then(
      ({ mountPlayground, stopDetached }) => {
        mountPlayground(button);
        document.addEventListener(pageChanged, stopDetached);
      },
      () => {
        button.disabled = false;
        button.textContent = 'Could not be loaded. Try again';
      },
    );
  });
}
