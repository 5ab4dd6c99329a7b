import type { JobQuestions } from '../../../contract/applicants/applying/applying';
import {
  toAnswerField,
  toConsentField,
} from '../../../contract/applicants/applying/applying-constants';
import type { CareersLanguage } from '../../jobs/careers/page/careers-labels';
import { readAskedQuestions } from '../../jobs/questions/asked-questions';
import { hashSecret } from '../../platform/access/secret-hash';
import type { Db } from '../../platform/db/database';
import type { ServerDependencies } from '../../platform/domain';
import { readAskedDemographics } from '../demographics/asked-demographics';
import { readConsentsInForce } from './consents';
import { isRateBusy, proofOfWorkBits } from './hold.rule';
import type { AskedForm } from './judge-form';
import { readSendingRate } from './sendings';
import { createStamp } from './stamp';

interface AskedJob {
  jobId: number;
  slug: string;
  title: string;
  /** Language of the page with the form. */
  language: CareersLanguage;
}

export type AskedOfApplicant = Pick<JobQuestions, 'questions' | 'consents'>;

/**
 * Removes from the questions which answers rule an applicant out, so that applicants cannot see
 * that.
 */
export const toAskedOfApplicant = ({ questions, consents }: AskedForm): AskedOfApplicant => ({
  questions: questions.map(({ knockOut: _, ...question }) => ({
    field: toAnswerField(question.questionId),
    ...question,
  })),
  consents: consents.map(({ id: _, ...consent }) => ({
    field: toConsentField(consent.purpose),
    ...consent,
  })),
});

export const readAsked = async (
  db: Db,
  { jobId, language }: Pick<AskedJob, 'jobId' | 'language'>,
): Promise<AskedForm> => ({
  questions: await readAskedQuestions(db, jobId),
  consents: await readConsentsInForce(db, language),
});

/** Questions and consents of a job's application form, for page and API alike. */
export const readAskedForm = async (
  { db, keys }: Pick<ServerDependencies, 'db' | 'keys'>,
  job: AskedJob,
  network: string,
): Promise<JobQuestions> => {
  const { jobId, slug, title } = job;
  const rate = await readSendingRate(db, hashSecret(`applying ${network}`, keys));
  const demographics = await readAskedDemographics(db);
  return {
    ...{ slug, title },
    ...toAskedOfApplicant(await readAsked(db, job)),
    demographics: demographics.map(({ questionId: _, ...asked }) => asked),
    stamp: createStamp(jobId, keys),
    workBits: isRateBusy(rate) ? proofOfWorkBits : 0,
  };
};
