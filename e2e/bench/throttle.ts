import type { CDPSession } from '@playwright/test';

export interface Throttle {
  name: string;
  /** Download speed in bits per second and round trip in milliseconds; unlimited when absent. */
  network?: { down: number; roundTrip: number };
  /** Factor by which the processor is slowed down. */
  slowdown: number;
}

export const noThrottle: Throttle = { name: 'unthrottled', slowdown: 1 };
export const slowProcessorThrottle: Throttle = { name: 'CPU 4x', slowdown: 4 };
export const phoneThrottle: Throttle = {
  name: '4G + CPU 4x',
  network: { down: 10_000_000, roundTrip: 40 },
  slowdown: 4,
};

export const applyThrottle = async (
  client: CDPSession,
  { network, slowdown }: Throttle,
): Promise<void> => {
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network?.roundTrip ?? 0,
    downloadThroughput: network ? network.down / 8 : -1,
    uploadThroughput: network ? network.down / 16 : -1,
  });
};
