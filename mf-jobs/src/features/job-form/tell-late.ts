import type { JobRecord } from 'server/contract/jobs/job';
import { messages } from 'server/contract/messages';
import { notify } from 'shell/sdk/react';

/** Says that a job is saved, wherever one is by then; where nothing was changed nothing is said. */
export const tellSaved = (saved: JobRecord, before?: JobRecord): void => {
  if (saved.version !== before?.version) notify.success(messages.submitted);
};

/** Says that a job is not saved where the form that would have said so was left. */
export const tellUnsaved = (reason: unknown): void => {
  const why = reason instanceof Error ? reason.message : 'It could not be saved.';
  notify.error(`The job was not saved. ${why} What you typed is kept as a draft of its form.`);
};
