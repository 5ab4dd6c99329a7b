import { exportedApplications } from './applicants/applications.list';
import { holdsResume } from './applicants/resume-holder';
import { jobApplications } from './applicants/job-applications';
import { registerApplicants } from './applicants/routes';
import { registerDashboard } from './dashboard/routes';
import { auditLog } from './audit-log/audit-log';
import { directory } from './directory/directory';
import { chat } from './chat/chat';
import type { Domain } from './domain';
import { employment } from './employment/employment';
import { registerDuplicates } from './duplicates/routes';
import { generalSettings } from './general-settings/general-settings';
import { gettingStarted } from './getting-started/getting-started';
import { groups } from './groups/groups';
import { rejectedRows } from './intake/import/rejected-rows';
import { registerImport } from './intake/import/routes';
import { runImport } from './intake/import/run-import';
import { readPhones } from './intake/read-phones';
import { registerIntake } from './intake/routes';
import { hearersOfJobs } from './jobs/audience';
import { expireJobs } from './jobs/expire-jobs';
import { holdsImage } from './jobs/image-holder';
import { exportedJobs } from './jobs/jobs.list';
import { registerJobs } from './jobs/routes';
import { people } from './people/people';
import { jobPublications } from './publishing/job-publications';
import { payoutBatches } from './payout-batches/payout-batches';
import { payoutCalendar } from './payout-calendar/payout-calendar';
import { pipelines } from './pipelines/pipelines';
import { platformLookups } from './publishing/platforms';
import { registerPublishing } from './publishing/routes';
import { referrals } from './referrals/referrals';
import { heardByReferrersToo } from './referring/audience';
import { referring } from './referring/referring';
import { referralRules } from './referral-rules/referral-rules';
import { questions } from './questions/questions';
import { priorities } from './priorities/priorities';
import { jobSeoGraphs } from './seo/job-seo-graphs';
import { seo } from './seo/seo';
import { serviceTokens } from './service-tokens/service-tokens';
import { scim } from './scim/scim';
import { sources } from './sources/sources';
import { suiteApps } from './suite-apps/suite-apps';

/** Every domain of the console. A new one is its folder and a line here. */
export const domains: readonly Domain[] = [
  {
    register: (app, parts) =>
      registerJobs(app, parts, [jobApplications, jobPublications, jobSeoGraphs]),
    dayStart: expireJobs,
    lists: [exportedJobs],
    fileHolders: [holdsImage],
    audiences: { job: hearersOfJobs('job:view') },
  },
  { register: registerPublishing, lookups: platformLookups },
  {
    register: registerApplicants,
    lists: [exportedApplications],
    fileHolders: [holdsResume],
    audiences: {
      application: heardByReferrersToo(hearersOfJobs('application:view', 'job:view')),
    },
  },
  { register: registerIntake, tasks: ({ db }) => [readPhones(db)] },
  { register: registerImport, lists: [rejectedRows], tasks: ({ db }) => [runImport(db)] },
  { register: registerDuplicates },
  sources,
  pipelines,
  questions,
  seo,
  auditLog,
  generalSettings,
  suiteApps,
  priorities,
  referralRules,
  referrals,
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
