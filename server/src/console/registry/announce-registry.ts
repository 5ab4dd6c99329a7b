import type { Committing } from '../../platform/db/database';
import { announce } from '../../platform/realtime/changes';

export const announceRegistry = (write: Committing): void =>
  announce(write, { owner: 'registry', ids: [], jobIds: [] });
