import type { Wing } from '../platform/domain';
import { careersDomain } from './careers/careers';
import { jobsColumns } from './columns';
import { pipelinesDomain } from './pipelines/pipelines';
import { jobAudience } from './postings/audience';
import { expireJobs } from './postings/expire-jobs';
import { expiringJobMail, mailExpiringJobs } from './postings/expiring-job-mail';
import { handOverJobs } from './postings/hand-over-jobs';
import { isJobImageVisibleSql } from './postings/image-holder';
import type { JobExtension } from './postings/job-extension';
import { jobSearch } from './postings/job-search';
import {
  jobWithoutApplicantsMail,
  mailJobsWithoutApplicants,
} from './postings/jobs-without-applicants-mail';
import { jobExport } from './postings/jobs.list';
import { registerJobs } from './postings/routes';
import { waitingJobSource } from './postings/waiting-job-source';
import { prioritiesDomain } from './priorities/priorities';
import { boardAccountsDomain } from './publishing/board-accounts';
import { createCheckTask } from './publishing/check-publications';
import { publicationJobExtension } from './publishing/job-publications';
import { platformLookups } from './publishing/platforms';
import { registerPublishing } from './publishing/routes';
import { questionsDomain } from './questions/questions';
import { seoGraphJobExtension } from './seo/job-seo-graphs';
import { seoDomain } from './seo/seo';

/** `extensions` are functions of later wings that run when jobs are written or deleted. */
export const createJobsWing = (extensions: readonly JobExtension[]): Wing => ({
  domains: [
    {
      register: (app, parts) =>
        registerJobs(app, parts, [publicationJobExtension, seoGraphJobExtension, ...extensions]),
      dayStart: async (db, day) => {
        await expireJobs(db, day);
        await mailExpiringJobs(db, day);
        await mailJobsWithoutApplicants(db);
      },
      mailKinds: [expiringJobMail, jobWithoutApplicantsMail],
      lists: [jobExport],
      fileHolders: [isJobImageVisibleSql],
      audiences: { job: jobAudience('job:view') },
      follows: [handOverJobs],
      waiting: [waitingJobSource],
      searched: [jobSearch],
    },
    {
      register: registerPublishing,
      lookups: platformLookups,
      tasks: (parts) => [createCheckTask(parts)],
    },
    careersDomain,
    boardAccountsDomain,
    pipelinesDomain,
    questionsDomain,
    seoDomain,
    prioritiesDomain,
  ],
  columns: jobsColumns,
});
