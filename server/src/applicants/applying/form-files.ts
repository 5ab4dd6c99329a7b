import { toAnswerField } from '../../../contract/applicants/applying/applying-constants';
import type { Transaction } from '../../platform/db/database';
import type { ServerDependencies } from '../../platform/domain';
import { addFile, type CheckedFile } from '../../platform/files/file-changes';
import type { ApplicantForm } from './judge-form';

export const listFormFiles = ({ resumeFileId, answers }: ApplicantForm): string[] =>
  [resumeFileId, ...answers.map(({ fileId }) => fileId)].flatMap((id) => id ?? []);

/** Stores the resume and the files of answers, and writes their ids into the form. */
export const storeAnswerFilesAndResume = async (
  tx: Transaction,
  storage: ServerDependencies['storage'],
  form: ApplicantForm,
  files: ReadonlyMap<string, CheckedFile>,
): Promise<void> => {
  for (const [field, file] of files) {
    const fileId = await addFile(tx, storage, file, null);
    const answer = form.answers.find(({ questionId }) => toAnswerField(questionId) === field);
    if (answer) Object.assign(answer, { fileId, answer: file.name });
    else form.resumeFileId = fileId;
  }
};
