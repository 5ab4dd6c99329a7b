import type { ApplicantForm } from './judge-form';

/** Ids of all files that came with a form. */
export const listFormFiles = ({ resumeFileId, answers }: ApplicantForm): string[] =>
  [resumeFileId, ...answers.map(({ fileId }) => fileId)].flatMap((id) => id ?? []);
