import type { BrowserContext } from '@playwright/test';

/** Counts what a person presses in all pages of some browsers: each press, each choice of a list or a file. */
export const countClicks = () => {
  let clicks = 0;
  const count = () => {
    clicks += 1;
  };
  return {
    clicks: () => clicks,
    watch: async (context: BrowserContext): Promise<void> => {
      await context.exposeFunction('countClick', count);
      await context.addInitScript(() => {
        const told = () => void (window as unknown as { countClick: () => void }).countClick();
        addEventListener('pointerdown', told, true);
        addEventListener(
          'change',
          ({ target }) => {
            const isFile = target instanceof HTMLInputElement && target.type === 'file';
            if (isFile || target instanceof HTMLSelectElement) told();
          },
          true,
        );
      });
    },
  };
};
