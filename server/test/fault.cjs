// Loaded into a server by a test, which then asks for a fault that no call of ours can bring about.
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
