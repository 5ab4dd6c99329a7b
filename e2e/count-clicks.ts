import type { BrowserContext } from '@playwright/test';

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
        const countOne = () => void (window as unknown as { countClick: () => void }).countClick();
        addEventListener('pointerdown', countOne, true);
        addEventListener(
          'change',
          ({ target }) => {
            const isFile = target instanceof HTMLInputElement && target.type === 'file';
            if (isFile || target instanceof HTMLSelectElement) countOne();
          },
          true,
        );
      });
    },
  };
};
