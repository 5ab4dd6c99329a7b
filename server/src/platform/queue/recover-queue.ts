import type { Db } from '../db/database';
import { recordAbandonedTasks } from './failed-tasks';
import { releaseAbandonedTasks } from './queue-workers';
import type { Task } from './task';

export const createRecoverQueueTask = (db: Db, tasks: readonly Task[]): Task => ({
  name: 'keep-queue',
  label: 'Take over the work of servers that were killed',
  maxTries: 1,
  schedule: '* * * * *',
  run: async () => {
    await releaseAbandonedTasks(db);
    await recordAbandonedTasks(db, tasks);
  },
});
