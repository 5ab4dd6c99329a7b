import type { Step } from 'server/contract/getting-started/getting-started';

/** Whether nothing is left to do about a step. */
export const isSettled = ({ isDone, isDismissed }: Step): boolean => isDone || isDismissed;

/** How far an installation is: `2 of 5 are done.` */
export const progressWords = (steps: readonly Step[]): string => {
  const done = steps.filter(({ isDone }) => isDone).length;
  if (steps.every(isSettled)) return 'Everything is there.';
  return `${done} of ${steps.length} are done. Each can wait; what is missing stays listed here.`;
};
