import type { Committing } from '../db/database';
import { announce } from '../realtime/changes';

/** Tells those who look after the remotes that one was moved. */
export const announceRegistry = (write: Committing): void =>
  announce(write, { owner: 'registry', ids: [], jobIds: [] });
