import type { MountOptions, MountUpdate, RemoteEvent } from './types';

/** What a page says over the port that it hands to its frame. The port comes with `{ type: 'connect' }`. */
export type ToFrame =
  | {
      type: 'open';
      remote: string;
      /** Range of the platform that the page was tried with. */
      needs?: string;
      options: Omit<MountOptions, 'onEvent'>;
    }
  | { type: 'update'; options: MountUpdate }
  /** The answer to one `tokenNeeded`; without a token where the person has to sign in. */
  | { type: 'token'; ask: number; token?: string }
  | { type: 'noToken'; ask: number };

/** What the frame says over it: everything that an embedded remote tells, and what it asks. */
export type FromFrame =
  { type: 'opened' } | { type: 'tokenNeeded'; ask: number; stale?: string } | RemoteEvent;
