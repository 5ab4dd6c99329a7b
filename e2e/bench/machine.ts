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

/** How busy the machine was, in a sentence; on a busy one only ratios, bytes and counts say much. */
export const machineNow = (): string =>
  `This process got ${Math.round(shareOfCore() * 100)} % of a core; load average ${loadavg()[0]?.toFixed(1)}; a fixed piece of work took ${Math.round(fixedWork())} ms.`;
