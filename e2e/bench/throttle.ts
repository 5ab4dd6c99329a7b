import type { CDPSession } from '@playwright/test';

export interface Throttle {
  name: string;
  /** Bits a second down, and milliseconds to the server and back; none for as fast as it goes. */
  network?: { down: number; roundTrip: number };
  /** How many times slower the processor is. */
  slowdown: number;
}

export const unthrottled: Throttle = { name: 'unthrottled', slowdown: 1 };
export const slowProcessor: Throttle = { name: 'CPU 4x', slowdown: 4 };
export const phone: Throttle = {
  name: '4G + CPU 4x',
  network: { down: 10_000_000, roundTrip: 40 },
  slowdown: 4,
};

/** Makes a page as slow as stated, from now on. */
export const apply = async (client: CDPSession, { network, slowdown }: Throttle): Promise<void> => {
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network?.roundTrip ?? 0,
    downloadThroughput: network ? network.down / 8 : -1,
    uploadThroughput: network ? network.down / 16 : -1,
  });
};
