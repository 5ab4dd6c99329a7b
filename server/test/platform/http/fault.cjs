// Preloaded into a server by a test: causes faults that no request can cause.
const faults = {
  throw: () => {
    throw new Error('thrown for a test');
  },
  reject: () => void Promise.reject(new Error('rejected for a test')),
  memory: () => {
    const kept = [];
    for (;;) kept.push(new Array(1_000_000).fill(kept.length));
  },
};

process.on('SIGUSR2', () => faults[process.env.FAULT]());
