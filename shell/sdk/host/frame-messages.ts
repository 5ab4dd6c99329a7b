import type { MountOptions, MountUpdate, RemoteEvent } from './types';

/**
 * Messages from the host page to the console's frame; their message port is sent with `{ type: 'connect' }`.
 */
export type ToFrame =
  | {
      type: 'open';
      remote: string;
      /** Range of platform versions that the host page was tested with. */
      needs?: string;
      options: Omit<MountOptions, 'onEvent'>;
    }
  | { type: 'update'; options: MountUpdate }
  | { type: 'token'; ask: number; token?: string }
  | { type: 'noToken'; ask: number };

export type FromFrame =
  { type: 'opened' } | { type: 'tokenNeeded'; ask: number; stale?: string } | RemoteEvent;
