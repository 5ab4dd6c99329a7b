import type { FastifyInstance } from 'fastify';
import { Many, One } from '../../../contract/answer';
import {
  BackgroundWork,
  ChangedTasks,
  FailedTask,
  FailedTaskQuery,
  FailedTaskSelection,
} from '../../../contract/platform/background-work/background-work';
import * as calls from '../../../contract/platform/background-work/background-work.calls';
import type { Domain, ServerDependencies } from '../domain';
import { RawJson, route } from '../http/route';
import { readListPage } from '../lists/read-list-page';
import type { Task } from '../queue/task';
import { permissionAudience } from '../realtime/common-audiences';
import { discardFailedTasks, retryFailedTasks } from './change-failed-tasks';
import { createFailedTaskList } from './failed-tasks.list';
import { readBackgroundWork } from './read-background-work';

const viewPermission = 'company:view';
const editPermission = 'company:edit';
const tag = 'Background work';

const registerBackgroundWork = (
  app: FastifyInstance,
  { db }: ServerDependencies,
  tasks: readonly Task[],
): void => {
  const list = createFailedTaskList(
    Object.fromEntries(tasks.map(({ name, label }) => [name, label])),
  );
  route(
    app,
    calls.getBackgroundWork,
    {
      schemas: { reply: One(BackgroundWork) },
      access: viewPermission,
      tag,
      summary: 'What the server does by itself: what waits, runs and failed of each task.',
    },
    async () => ({ data: await readBackgroundWork(db, tasks) }),
  );
  route(
    app,
    calls.getFailedTasks,
    {
      schemas: { query: FailedTaskQuery, reply: Many(FailedTask) },
      access: viewPermission,
      tag,
      summary: 'Background work that was given up after its last try, the newest first.',
    },
    async ({ query, actor }) => new RawJson(await readListPage(db, list, query, actor)),
  );
  route(
    app,
    calls.retryTasks,
    {
      schemas: { body: FailedTaskSelection, reply: One(ChangedTasks) },
      access: editPermission,
      tag,
      summary: 'Queues failed tasks again.',
    },
    async ({ body: selection, actor }) => ({
      data: { changed: await retryFailedTasks({ db, list, actor, selection }, tasks) },
    }),
  );
  route(
    app,
    calls.discardTasks,
    {
      schemas: { body: FailedTaskSelection, reply: One(ChangedTasks) },
      access: editPermission,
      tag,
      summary: 'Gives failed tasks up for good.',
    },
    async ({ body: selection, actor }) => ({
      data: { changed: await discardFailedTasks({ db, list, actor, selection }) },
    }),
  );
};

export const createBackgroundWork = (tasks: readonly Task[]): Domain => ({
  register: (app, parts) => registerBackgroundWork(app, parts, tasks),
  audiences: { 'background-task': permissionAudience(viewPermission) },
});
