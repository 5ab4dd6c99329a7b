import type { Task } from '../../platform/queue/task';
import type { createShellBuildStore } from './shell-builds';

/** Runs every hour, since servers of two releases share the task and each must mark its build as used. */
export const storeShellBuilds = ({
  keep,
  collect,
}: Pick<ReturnType<typeof createShellBuildStore>, 'keep' | 'collect'>): Task => ({
  name: 'keep-shell-builds',
  label: 'Keep the shell’s files, and remove those of old releases',
  maxTries: 3,
  schedule: '23 * * * *',
  run: async () => {
    await keep();
    await collect();
  },
});
