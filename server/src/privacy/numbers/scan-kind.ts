import type { TaskKind } from '../../platform/queue/task';

/** Without ids it reads everything. */
export const scanNumbersKind: TaskKind<{ applicationIds?: number[] }> = {
  name: 'scan-numbers',
  label: 'Look for numbers of documents in texts',
  maxTries: 10,
  queue: 'scan-numbers',
};
