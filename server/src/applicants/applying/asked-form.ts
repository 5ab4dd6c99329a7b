import type { JobQuestions } from '../../../contract/applicants/applying/applying';
import {
  toAnswerField,
  toConsentField,
} from '../../../contract/applicants/applying/applying-constants';
import { readAskedQuestions } from '../../jobs/questions/asked-questions';
import { hashSecret } from '../../platform/access/seal';
import type { ServerDependencies } from '../../platform/domain';
import { readConsentsInForce } from './consents';
import { isRateBusy, workBits } from './hold.rule';
import { readSendingRate } from './sendings';
import { createStamp } from './stamp';

interface AskedJob {
  jobId: number;
  slug: string;
  title: string;
}

/** What the form of a job asks, for page and API alike. */
export const readAskedForm = async (
  { db, keys }: Pick<ServerDependencies, 'db' | 'keys'>,
  { jobId, slug, title }: AskedJob,
  network: string,
): Promise<JobQuestions> => {
  const rate = await readSendingRate(db, hashSecret(`applying ${network}`, keys));
  const questions = await readAskedQuestions(db, jobId);
  const consents = await readConsentsInForce(db);
  return {
    ...{ slug, title },
    questions: questions.map(({ knockOut: _, ...question }) => ({
      field: toAnswerField(question.questionId),
      ...question,
    })),
    consents: consents.map(({ id: _, ...consent }) => ({
      field: toConsentField(consent.purpose),
      ...consent,
    })),
    stamp: createStamp(jobId, keys),
    workBits: isRateBusy(rate) ? workBits : 0,
  };
};
