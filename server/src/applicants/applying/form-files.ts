import { toAnswerField } from '../../../contract/applicants/applying/applying-constants';
import type { Transaction } from '../../platform/db/database';
import type { ServerDependencies } from '../../platform/domain';
import { addFile, type CheckedFile } from '../../platform/files/file-changes';
import type { ApplicantForm } from './judge-form';

/** Ids of all files that came with a form. */
export const listFormFiles = ({ resumeFileId, answers }: ApplicantForm): string[] =>
  [resumeFileId, ...answers.map(({ fileId }) => fileId)].flatMap((id) => id ?? []);

/** Stores files of answers, and the resume, and names them in the form. */
export const storeFiles = async (
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
