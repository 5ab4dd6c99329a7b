import type { TaskKind } from '../../../platform/queue/task';

export const buildPackageTaskKind: TaskKind<{ requestId: number }> = {
  name: 'build-privacy-package',
  label: 'Make the package of a person’s data',
  maxTries: 5,
  queue: 'privacy-package',
};
