import { exportedApplications } from '../applicants/applications/applications.list';
import { holdsResume } from '../applicants/applications/resume-holder';
import { jobApplications } from '../applicants/applications/job-applications';
import { registerApplicants } from '../applicants/applications/routes';
import { waitingApplicants } from '../applicants/applications/waiting';
import { handOverApplicants } from '../applicants/applications/hand-over-applicants';
import { handOverJobs } from '../jobs/postings/hand-over-jobs';
import { mergeCredit } from '../referrals/merge-credit/merge-credit';
import { registerDashboard } from '../console/dashboard/routes';
import { auditLog } from '../company/audit-log/audit-log';
import { directory } from '../company/directory/directory';
import { chat } from '../chat/channels/chat';
import { jobChats } from '../chat/channels/open-channels';
import type { Domain } from '../platform/domain';
import { employment } from '../referrals/employment/employment';
import { registerDuplicates } from '../applicants/duplicates/routes';
import { waitingPairs } from '../applicants/duplicates/waiting';
import { generalSettings } from '../company/general-settings/general-settings';
import { gettingStarted } from '../console/getting-started/getting-started';
import { groups } from '../company/groups/groups';
import { rejectedRows } from '../applicants/intake/import/rejected-rows';
import { registerImport } from '../applicants/intake/import/routes';
import { runImport } from '../applicants/intake/import/run-import';
import { readPhones } from '../applicants/intake/read-phones';
import { registerMoveOver } from '../applicants/move-over/routes';
import { registerIntake } from '../applicants/intake/routes';
import { jobAudience } from '../jobs/postings/audience';
import { expireJobs } from '../jobs/postings/expire-jobs';
import { holdsImage } from '../jobs/postings/image-holder';
import { exportedJobs } from '../jobs/postings/jobs.list';
import { registerJobs } from '../jobs/postings/routes';
import { waitingJobs } from '../jobs/postings/waiting';
import { people } from '../identity/people/people';
import { jobPublications } from '../jobs/publishing/job-publications';
import { payoutBatches } from '../referrals/payout-batches/payout-batches';
import { payoutCalendar } from '../referrals/payout-calendar/payout-calendar';
import { pipelines } from '../jobs/pipelines/pipelines';
import { platformLookups } from '../jobs/publishing/platforms';
import { registerPublishing } from '../jobs/publishing/routes';
import { referrals } from '../referrals/payouts/referrals';
import { addReferrers } from '../referrals/referring/audience';
import { referring } from '../referrals/referring/referring';
import { referralRules } from '../referrals/referral-rules/referral-rules';
import { questions } from '../jobs/questions/questions';
import { priorities } from '../jobs/priorities/priorities';
import { jobSeoGraphs } from '../jobs/seo/job-seo-graphs';
import { seo } from '../jobs/seo/seo';
import { serviceTokens } from '../identity/service-tokens/service-tokens';
import { scim } from '../company/scim/scim';
import { sources } from '../applicants/sources/sources';
import { suiteApps } from '../company/suite-apps/suite-apps';

/** A new domain is its folder and a line here. */
export const domains: readonly Domain[] = [
  {
    register: (app, parts) =>
      registerJobs(app, parts, [jobApplications, jobPublications, jobSeoGraphs, jobChats]),
    dayStart: expireJobs,
    lists: [exportedJobs],
    fileHolders: [holdsImage],
    audiences: { job: jobAudience('job:view') },
    follows: [handOverJobs],
    waiting: [waitingJobs],
  },
  { register: registerPublishing, lookups: platformLookups },
  {
    register: registerApplicants,
    lists: [exportedApplications],
    fileHolders: [holdsResume],
    audiences: {
      application: addReferrers(jobAudience('application:view', 'job:view')),
    },
    follows: [handOverApplicants],
    waiting: waitingApplicants,
  },
  { register: registerIntake, tasks: ({ db }) => [readPhones(db)] },
  { register: registerImport, lists: [rejectedRows], tasks: ({ db }) => [runImport(db)] },
  { register: registerDuplicates, waiting: [waitingPairs] },
  sources,
  pipelines,
  { register: registerMoveOver },
  questions,
  seo,
  auditLog,
  generalSettings,
  suiteApps,
  priorities,
  referralRules,
  referrals,
  mergeCredit,
  referring,
  chat,
  employment,
  payoutBatches,
  payoutCalendar,
  people,
  groups,
  gettingStarted,
  directory,
  serviceTokens,
  scim,
  { register: registerDashboard },
];
