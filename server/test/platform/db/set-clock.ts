/** Shifts `Date` by milliseconds; timers run as before. */
export const shiftClock = (by: number): void => {
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
