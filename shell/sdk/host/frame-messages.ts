import type { MountOptions, MountUpdate, RemoteEvent } from './types';

/** Messages of the page over the port of its frame; the port comes with `{ type: 'connect' }`. */
export type ToFrame =
  | {
      type: 'open';
      remote: string;
      /** Range of the platform that the page was tested with. */
      needs?: string;
      options: Omit<MountOptions, 'onEvent'>;
    }
  | { type: 'update'; options: MountUpdate }
  | { type: 'token'; ask: number; token?: string }
  | { type: 'noToken'; ask: number };

export type FromFrame =
  { type: 'opened' } | { type: 'tokenNeeded'; ask: number; stale?: string } | RemoteEvent;
