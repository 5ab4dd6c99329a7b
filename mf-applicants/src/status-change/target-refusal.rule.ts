import type { MoveOptions } from './move-options';
import { reopenWords } from './reopen-words';

const notOnTheWay =
  'It is not among the stages that these applicants go through. Choose one of theirs below, or close this.';

export const targetRefusal = (
  { stages, reopen }: MoveOptions,
  target: number | undefined,
): string | undefined => {
  if (target === undefined) return undefined;
  if (reopen && reopen.stageId !== target) return reopenWords(reopen.stage);
  return stages.some(({ id }) => id === target) ? undefined : notOnTheWay;
};
