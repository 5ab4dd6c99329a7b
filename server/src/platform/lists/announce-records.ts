import type { Transaction } from '../db/database';
import { announce } from '../realtime/changes';
import type { PlainList } from './plain-list';

export const announceRecords = (
  tx: Transaction,
  { kind, changes = [kind] }: Pick<PlainList, 'kind' | 'changes'>,
  ids: readonly number[],
): void => {
  for (const owner of changes) announce(tx, { owner, ids: owner === kind ? ids : [], jobIds: [] });
};
