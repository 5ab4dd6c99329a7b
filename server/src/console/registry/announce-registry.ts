import type { AfterCommitQueue } from '../../platform/db/database';
import { announce } from '../../platform/realtime/changes';

export const announceRegistry = (write: AfterCommitQueue): void =>
  announce(write, { owner: 'registry', ids: [], jobIds: [] });
