import { loadavg } from 'node:os';

const spell = 400;

/** Returns the share of a core that this process gets under full load; 1 on an idle machine. */
const shareOfCore = (): number => {
  const began = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - began < spell);
  const { user, system } = process.cpuUsage(before);
  return Math.min(1, (user + system) / 1_000 / (performance.now() - began));
};

/** Measures the milliseconds of a constant workload, to compare runs on machines of different speed. */
const fixedWork = (): number => {
  const began = performance.now();
  let value = 1;
  for (let turn = 0; turn < 100_000_000; turn += 1) value = (value * 48_271 + 11) & 0x7fffff;
  return value >= 0 ? performance.now() - began : Number.NaN;
};

const pageBytes = 4_096;

/**
 * Measures the microseconds to allocate a memory page, usually 0.1 to 0.3. Nested virtual machines can take
 * fifty times as long, which slows page loads regardless of the processor.
 */
const memoryPage = (): number => {
  const memory = Buffer.alloc(16_384 * pageBytes);
  const began = performance.now();
  for (let at = 0; at < memory.length; at += pageBytes) memory[at] = 1;
  return ((performance.now() - began) * 1_000) / (memory.length / pageBytes);
};

/** On a busy or slow machine only ratios, bytes and counts are meaningful. */
export const measureMachine = (): string =>
  [
    `This process got ${Math.round(shareOfCore() * 100)} % of a core`,
    `load average ${loadavg()[0]?.toFixed(1)}`,
    `a fixed piece of work took ${Math.round(fixedWork())} ms`,
    `a page of memory ${memoryPage().toFixed(1)} µs.`,
  ].join('; ');
