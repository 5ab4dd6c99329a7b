import type { Page } from '@playwright/test';

/** Answers when the server has let the page's socket in. Ask before the page is opened. */
export const hearsOfChanges = (page: Page): Promise<void> =>
  new Promise((done) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().startsWith('40')) done();
      }),
    );
  });
