/** Sets this machine's clock, by milliseconds from what it is; all that counts time goes on as before. */
export const setClock = (by: number): void => {
  jest.useRealTimers();
  jest.useFakeTimers({
    now: Date.now() + by,
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
      ...(['setTimeout', 'clearTimeout'] as const),
    ],
  });
};
