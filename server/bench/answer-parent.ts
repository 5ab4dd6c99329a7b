/** Runs `start` for the parent's first message, reports the result, and exits with the parent. */
export const startOnParentMessage = <Ask, Ready>(start: (ask: Ask) => Promise<Ready>): void => {
  process.once('message', (ask: Ask) => {
    start(ask).then(
      (ready) => process.send?.(ready),
      (error: Error) => {
        process.stderr.write(`${error.stack ?? error.message}\n`);
        process.exit(1);
      },
    );
  });
  process.on('disconnect', () => process.exit(0));
};
