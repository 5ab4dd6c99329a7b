const waitForNextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Runs pieces of work in separate tasks, so that the browser can paint and respond in between. */
export const runInPieces = async (...pieces: (() => unknown)[]): Promise<void> => {
  for (const piece of pieces) {
    await waitForNextTask();
    await piece();
  }
};
