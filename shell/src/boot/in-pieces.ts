const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Does one piece of work after the other; in between the browser paints and answers. */
export const inPieces = async (...pieces: (() => unknown)[]): Promise<void> => {
  for (const piece of pieces) {
    await nextTask();
    await piece();
  }
};
