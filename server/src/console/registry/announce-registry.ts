import type { Committing } from '../../platform/db/database';
import { announce } from '../../platform/realtime/changes';

/** Tells those who look after the remotes that one was moved. */
export const announceRegistry = (write: Committing): void =>
  announce(write, { owner: 'registry', ids: [], jobIds: [] });
