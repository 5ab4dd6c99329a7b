import type { Db } from '../db/database';
import { noteLeftTasks } from './failed-tasks';
import { freeLeftTasks } from './queue-workers';
import type { Task } from './task';

export const keepQueue = (db: Db, tasks: readonly Task[]): Task => ({
  name: 'keep-queue',
  label: 'Take over the work of servers that were killed',
  maxTries: 1,
  schedule: '* * * * *',
  run: async () => {
    await freeLeftTasks(db);
    await noteLeftTasks(db, tasks);
  },
});
