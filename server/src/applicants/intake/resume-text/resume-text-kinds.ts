import type { TaskKind } from '../../../platform/queue/task';

export const readResumeTaskKind: TaskKind<{ fileId: string }> = {
  name: 'read-resume',
  label: 'Read the text of a resume',
  maxTries: 10,
  // Resumes are read one by one, so that files for which people wait are checked at the same time.
  queue: 'read-resume',
};

export const readStoredResumesTaskKind: TaskKind = {
  name: 'read-stored-resumes',
  label: 'Read the texts of resumes that an earlier release stored',
  maxTries: 25,
};
