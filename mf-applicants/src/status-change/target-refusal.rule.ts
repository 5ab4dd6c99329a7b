import type { MoveOptions } from './move-options';
import { formatReopenText } from './format-reopen-text';

const notInPipelineText =
  'It is not among the stages that these applicants go through. Choose one of theirs below, or close this.';

export const findTargetRefusal = (
  { stages, reopen }: MoveOptions,
  target: number | undefined,
): string | undefined => {
  if (target === undefined) return undefined;
  if (reopen && reopen.stageId !== target) return formatReopenText(reopen.stage);
  return stages.some(({ id }) => id === target) ? undefined : notInPipelineText;
};
