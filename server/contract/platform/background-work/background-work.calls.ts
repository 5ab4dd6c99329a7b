import type { Many, One } from '../../answer';
import { call } from '../../call';
import type {
  BackgroundWork,
  ChangedTasks,
  FailedTask,
  FailedTaskQuery,
  FailedTaskSelection,
} from './background-work';

const path = '/api/v1/background-work';
const kind = 'background-task';

export const getBackgroundWork = call<{ reply: One<BackgroundWork> }>('GET', path, {
  shows: [kind],
});

export const getFailedTasks = call<{ query: FailedTaskQuery; reply: Many<FailedTask> }>(
  'GET',
  `${path}/failed`,
  { shows: [kind] },
);

export const retryTasks = call<{ body: FailedTaskSelection; reply: One<ChangedTasks> }>(
  'POST',
  `${path}/failed/retry`,
  { changes: [kind] },
);

export const discardTasks = call<{ body: FailedTaskSelection; reply: One<ChangedTasks> }>(
  'POST',
  `${path}/failed/discard`,
  { changes: [kind] },
);
