import type { Page } from '@playwright/test';

export const installHostShower = async (page: Page, origin: string): Promise<void> => {
  await page.evaluate(async (at) => {
    interface Mounted {
      unmount: () => void;
    }
    interface Kit {
      connectConsole: (options: { origin: string }) => Promise<{
        mount: (element: HTMLElement, remote: string, options: object) => Promise<Mounted>;
      }>;
    }
    const { connectConsole } = (await import(`${at}/embed/host.js`)) as Kit;
    const { mount } = await connectConsole({ origin: at });
    const place = () => document.body.appendChild(document.createElement('section'));
    let element: HTMLElement | undefined;
    let mounted: Mounted | undefined;
    window.shower = {
      open: async ({ remote, address, panel }, input) => {
        element = place();
        mounted = await mount(element, remote, { address, panel: panel && { id: panel, input } });
      },
      close: () => {
        mounted?.unmount();
        element?.remove();
        element = undefined;
      },
      tree: () => element?.firstElementChild?.shadowRoot,
    };
    await mount(place(), 'applicants', { address: '/nothing-here' });
  }, origin);
};
