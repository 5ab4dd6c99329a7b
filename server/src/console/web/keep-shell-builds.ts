import type { Task } from '../../platform/queue/task';
import type { createShellBuilds } from './shell-builds';

/** Servers of two releases take turns in it, so that each says often enough that its build is served. */
export const keepShellBuilds = ({
  keep,
  collect,
}: Pick<ReturnType<typeof createShellBuilds>, 'keep' | 'collect'>): Task => ({
  name: 'keep-shell-builds',
  label: 'Keep the shell’s files, and remove those of old releases',
  maxTries: 3,
  schedule: '23 * * * *',
  run: async () => {
    await keep();
    await collect();
  },
});
