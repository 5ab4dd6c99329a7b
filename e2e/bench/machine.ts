import { loadavg } from 'node:os';

const spell = 400;

/** Which part of a core this process gets when it wants all of it; 1 on a quiet machine. */
const shareOfCore = (): number => {
  const began = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - began < spell);
  const { user, system } = process.cpuUsage(before);
  return Math.min(1, (user + system) / 1_000 / (performance.now() - began));
};

/** Milliseconds of a piece of work that is always the same, so that runs on a faster or slower day can be compared. */
const fixedWork = (): number => {
  const began = performance.now();
  let value = 1;
  for (let turn = 0; turn < 100_000_000; turn += 1) value = (value * 48_271 + 11) & 0x7fffff;
  return value >= 0 ? performance.now() - began : Number.NaN;
};

const pageBytes = 4_096;

/**
 * Microseconds until the system has given a page of memory: 0.1 to 0.3 on most machines. A virtual machine
 * inside another one can need fifty times as long, and a browser, which asks for a lot of memory as a page
 * loads, is slow there however fast the processor is.
 */
const memoryPage = (): number => {
  const memory = Buffer.alloc(16_384 * pageBytes);
  const began = performance.now();
  for (let at = 0; at < memory.length; at += pageBytes) memory[at] = 1;
  return ((performance.now() - began) * 1_000) / (memory.length / pageBytes);
};

/** How busy and how fast the machine was; on a busy or slow one only ratios, bytes and counts say much. */
export const machineNow = (): string =>
  [
    `This process got ${Math.round(shareOfCore() * 100)} % of a core`,
    `load average ${loadavg()[0]?.toFixed(1)}`,
    `a fixed piece of work took ${Math.round(fixedWork())} ms`,
    `a page of memory ${memoryPage().toFixed(1)} µs.`,
  ].join('; ');
