import type { Page } from '@playwright/test';

/**
 * Shows the tested pages and panels by the console's router and panels. An empty page between two of them
 * allows garbage collection of the first.
 */
export const installConsoleShower = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    interface Sharing {
      __FEDERATION__: { __INSTANCES__: { loadShare: (name: string) => Promise<() => Sdk> }[] };
    }
    interface Sdk {
      openPanel: (id: string, input: unknown, more: { signal: AbortSignal }) => Promise<unknown>;
    }
    const goTo = (address: string) => {
      history.pushState({ idx: 1, key: address }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    };
    let close: () => void = () => undefined;
    let isPanel = false;
    window.shower = {
      open: async ({ address, panel }, input) => {
        isPanel = panel !== undefined;
        if (address !== undefined) {
          close = () => goTo('/nothing-here');
          return goTo(address);
        }
        const [instance] = (window as unknown as Sharing).__FEDERATION__.__INSTANCES__;
        const sdk = (await instance?.loadShare('shell/sdk/react'))?.();
        const closing = new AbortController();
        close = () => closing.abort();
        void sdk?.openPanel(panel ?? '', input, { signal: closing.signal });
      },
      close: () => close(),
      tree: () => {
        if (isPanel) return document;
        const main = document.querySelector('main');
        return main?.querySelector('h1')?.textContent === 'Page not found' ? null : main;
      },
    };
    goTo('/nothing-here');
  });
};
