import type { Page } from '@playwright/test';

/** Cumulative layout shift since the page was opened. */
export const measureLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((answer) => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput)
              moved += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => answer(moved), 100);
      }),
  );
