import type { Page } from '@playwright/test';

/** Resolves once the server has accepted the page's socket. Call this before the navigation. */
export const waitForSocket = (page: Page): Promise<void> =>
  new Promise((done) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().startsWith('40')) done();
      }),
    );
  });
