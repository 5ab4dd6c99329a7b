import type { JobQuestions } from '../../../contract/applicants/applying/applying';
import {
  toAnswerField,
  toConsentField,
} from '../../../contract/applicants/applying/applying-constants';
import type { CareersLanguage } from '../../jobs/careers/page/careers-labels';
import { readJobQuestions } from '../../jobs/questions/asked-questions';
import { hashSecret } from '../../platform/access/secret-hash';
import type { Db } from '../../platform/db/database';
import type { ServerDependencies } from '../../platform/domain';
import { readAskedDemographics } from '../demographics/asked-demographics';
import { readConsentsInForce } from './consents';
import { isSendingRateBusy, proofOfWorkBits } from './hold.rule';
import type { QuestionsAndConsents } from './judge-form';
import { readApplicationRate } from './sendings';
import { createFormStamp } from './stamp';

interface AskedJob {
  jobId: number;
  slug: string;
  title: string;
  language: CareersLanguage;
}

export type FormQuestions = Pick<JobQuestions, 'questions' | 'consents'>;

/** Removes from the questions which answers rule an applicant out, so that applicants cannot see that. */
export const toFormQuestions = ({ questions, consents }: QuestionsAndConsents): FormQuestions => ({
  questions: questions.map(({ knockOut: _, ...question }) => ({
    field: toAnswerField(question.questionId),
    ...question,
  })),
  consents: consents.map(({ id: _, ...consent }) => ({
    field: toConsentField(consent.purpose),
    ...consent,
  })),
});

export const readQuestionsAndConsents = async (
  db: Db,
  { jobId, language }: Pick<AskedJob, 'jobId' | 'language'>,
): Promise<QuestionsAndConsents> => ({
  questions: await readJobQuestions(db, jobId),
  consents: await readConsentsInForce(db, language),
});

export const readApplicationForm = async (
  { db, keys }: Pick<ServerDependencies, 'db' | 'keys'>,
  job: AskedJob,
  network: string,
): Promise<JobQuestions> => {
  const { jobId, slug, title } = job;
  const rate = await readApplicationRate(db, hashSecret(`applying ${network}`, keys));
  const demographics = await readAskedDemographics(db);
  return {
    ...{ slug, title },
    ...toFormQuestions(await readQuestionsAndConsents(db, job)),
    demographics: demographics.map(({ questionId: _, ...asked }) => asked),
    stamp: createFormStamp(jobId, keys),
    workBits: isSendingRateBusy(rate) ? proofOfWorkBits : 0,
  };
};
