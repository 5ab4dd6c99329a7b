/** Times are in milliseconds since navigation start. */
export interface Probe {
  largestPaint: number;
  shift: number;
  /** Start and length of each main-thread task over 50 ms. */
  longTasks: [number, number][];
  firstPaint: number;
  painted: (selector: string) => Promise<number>;
  clicked: () => Promise<number>;
  pointed: (selector: string) => Promise<number>;
  /** Milliseconds from the next click to the paint after it. */
  answered: () => Promise<number>;
  changed: (selector: string) => Promise<number>;
  /** Milliseconds from a keystroke to the next paint, for each keystroke since the last call. */
  keys: () => number[];
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before its own code, so it must not use anything from outside the function. */
export const installProbe = (): void => {
  const keyTimes: number[] = [];
  const longTasks: [number, number][] = [];
  const afterPaint = (then: (at: number) => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  };
  const until = (holds: () => boolean): Promise<number> =>
    new Promise((done) => {
      const watch = new MutationObserver(() => look());
      const look = (): void => {
        if (!holds()) return;
        watch.disconnect();
        afterPaint(done);
      };
      watch.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      look();
    });
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const probe: Probe = {
    largestPaint: 0,
    shift: 0,
    longTasks,
    firstPaint: 0,
    painted: (selector) => until(() => document.querySelector(selector) !== null),
    clicked: () =>
      new Promise((done) => {
        addEventListener('click', ({ timeStamp }) => done(timeStamp), {
          capture: true,
          once: true,
        });
      }),
    pointed: (selector) =>
      new Promise((done) => {
        const look = ({ target, timeStamp }: Event): void => {
          if (!(target as Element).closest(selector)) return;
          removeEventListener('pointerover', look, true);
          done(timeStamp);
        };
        addEventListener('pointerover', look, true);
      }),
    answered: async () => {
      const began = await probe.clicked();
      return new Promise((done) => afterPaint((at) => done(at - began)));
    },
    changed: (selector) => {
      const before = textOf(selector);
      return until(() => ![before, ''].includes(textOf(selector)));
    },
    keys: () => keyTimes.splice(0),
  };
  window.probe = probe;
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  };
  observe('largest-contentful-paint', ({ startTime }) => (probe.largestPaint = startTime));
  observe('paint', ({ startTime }) => (probe.firstPaint = startTime));
  observe('longtask', ({ startTime, duration }) => longTasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) probe.shift += value;
  });
  addEventListener(
    'keydown',
    ({ timeStamp }) => afterPaint((at) => keyTimes.push(at - timeStamp)),
    { capture: true },
  );
};
