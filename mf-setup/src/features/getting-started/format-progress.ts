import type { Step } from 'server/contract/console/getting-started/getting-started';

export const isStepSettled = ({ isDone, isDismissed }: Step): boolean => isDone || isDismissed;

export const formatStepProgress = (steps: readonly Step[]): string => {
  const done = steps.filter(({ isDone }) => isDone).length;
  if (steps.every(isStepSettled)) return 'Everything is there.';
  return `${done} of ${steps.length} are done. Each can wait; what is missing stays listed here.`;
};
