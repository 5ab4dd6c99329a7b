import { assignedApplicantMail } from '../applicants/applications/assigned-applicant-mail';
import {
  movedApplicantMail,
  movedApplicantMailSubscription,
} from '../applicants/applications/moved-applicant-mail';
import { exportedApplications } from '../applicants/applications/applications.list';
import { isResumeVisible } from '../applicants/applications/resume-holder';
import { jobApplications } from '../applicants/applications/job-applications';
import { registerApplicationRoutes } from '../applicants/applications/routes';
import { applicantSearch } from '../applicants/applications/applicant-search';
import { waitingApplicantSources } from '../applicants/applications/waiting-applicant-sources';
import { handOverApplicants } from '../applicants/applications/hand-over-applicants';
import { handOverJobs } from '../jobs/postings/hand-over-jobs';
import { mergeCreditDomain } from '../referrals/merge-credit/merge-credit';
import { registerDashboard } from '../console/dashboard/routes';
import { auditLog } from '../company/audit-log/audit-log';
import { directory } from '../company/directory/directory';
import { chat } from '../chat/channels/chat';
import { chatJobExtension } from '../chat/channels/open-channels';
import type { Domain } from '../platform/domain';
import { employment } from '../referrals/employment/employment';
import { applyByMail } from '../applicants/apply-by-mail/apply-by-mail';
import { applying } from '../applicants/applying/applying';
import { offers } from '../interviews/offers/offers';
import { moveReasons } from '../applicants/reasons/move-reasons';
import { consentTexts } from '../applicants/applying/consent-texts';
import { demographics } from '../applicants/demographics/demographics';
import { statusTexts } from '../applicants/applying/status-texts';
import { promisesFollowMoves } from '../applicants/applications/promised-answers';
import { registerDuplicates } from '../applicants/duplicates/routes';
import { waitingPairSource } from '../applicants/duplicates/waiting-pair-source';
import { generalSettings } from '../company/general-settings/general-settings';
import { gettingStarted } from '../console/getting-started/getting-started';
import { groups } from '../company/groups/groups';
import { rejectedRows } from '../applicants/intake/import/rejected-rows';
import { finishedImportMail } from '../applicants/intake/import/finished-import-mail';
import { registerImport } from '../applicants/intake/import/routes';
import { runImport } from '../applicants/intake/import/run-import';
import { createNoteMovesTask } from '../applicants/applications/note-last-moves';
import { createReadPhonesTask } from '../applicants/intake/read-phones';
import { createResumeTextTasks } from '../applicants/intake/resume-text/resume-text-tasks';
import {
  newApplicationsMail,
  newApplicationsMailSubscription,
} from '../applicants/intake/new-applications-mail';
import { registerMoveOver } from '../applicants/move-over/routes';
import { registerIntake } from '../applicants/intake/routes';
import { jobAudience } from '../jobs/postings/audience';
import { expireJobs } from '../jobs/postings/expire-jobs';
import { expiringJobMail, mailExpiringJobs } from '../jobs/postings/expiring-job-mail';
import {
  mailJobsWithoutApplicants,
  jobWithoutApplicantsMail,
} from '../jobs/postings/jobs-without-applicants-mail';
import { failedWorkMail } from '../platform/background-work/failed-work-mail';
import { failingProviderMail } from '../identity/single-sign-on/failing-provider-mail';
import { isJobImageVisible } from '../jobs/postings/image-holder';
import { exportedJobs } from '../jobs/postings/jobs.list';
import { registerJobs } from '../jobs/postings/routes';
import { jobSearch } from '../jobs/postings/job-search';
import { waitingJobSource } from '../jobs/postings/waiting-job-source';
import { peopleDomain } from '../identity/people/people';
import { letters } from '../applicants/letters/letters';
import { replies } from '../applicants/replies/replies';
import { mailTemplates } from '../applicants/mail-templates/mail-templates';
import { boardAccounts } from '../jobs/publishing/board-accounts';
import { publicationJobExtension } from '../jobs/publishing/job-publications';
import { outbox } from '../company/outbox/outbox';
import { payoutBatches } from '../referrals/payout-batches/payout-batches';
import { payoutCalendar } from '../referrals/payout-calendar/payout-calendar';
import { pipelines } from '../jobs/pipelines/pipelines';
import { createCheckTask } from '../jobs/publishing/check-publications';
import { platformLookups } from '../jobs/publishing/platforms';
import { careers } from '../jobs/careers/careers';
import { registerPublishing } from '../jobs/publishing/routes';
import { referrals } from '../referrals/payouts/referrals';
import { addReferrersToAudience } from '../referrals/referring/audience';
import { referringDomain } from '../referrals/referring/referring';
import { referralRulesDomain } from '../referrals/referral-rules/referral-rules';
import { questionsDomain } from '../jobs/questions/questions';
import { interviewPlans } from '../interviews/plans/plans';
import { scheduling } from '../interviews/scheduling/scheduling';
import { scorecards } from '../interviews/scorecards/scorecards';
import { reading } from '../privacy/reading/reading';
import { privacyReport } from '../privacy/report/report';
import { markedNumbers } from '../privacy/numbers/numbers';
import { ownWordDomain } from '../privacy/own-word/own-word';
import { privacyRequests } from '../privacy/requests/requests';
import { prioritiesDomain } from '../jobs/priorities/priorities';
import { seoGraphJobExtension } from '../jobs/seo/job-seo-graphs';
import { seoDomain } from '../jobs/seo/seo';
import { serviceTokens } from '../identity/service-tokens/service-tokens';
import { savedViews } from '../console/views/views';
import { scimDomain } from '../company/scim/scim';
import { personalDataOfApplicants } from '../applicants/personal/personal';
import { auditEntries, mail } from '../platform/personal-data/mail-data';
import { sources } from '../applicants/sources/sources';
import { suiteApps } from '../company/suite-apps/suite-apps';

/** To add a domain, create its folder and add a line here. */
export const domains: readonly Domain[] = [
  {
    register: (app, parts) =>
      registerJobs(app, parts, [
        jobApplications,
        publicationJobExtension,
        seoGraphJobExtension,
        chatJobExtension,
      ]),
    dayStart: async (db, day) => {
      await expireJobs(db, day);
      await mailExpiringJobs(db, day);
      await mailJobsWithoutApplicants(db);
    },
    mailKinds: [expiringJobMail, jobWithoutApplicantsMail],
    lists: [exportedJobs],
    fileHolders: [isJobImageVisible],
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
  careers,
  {
    register: registerApplicationRoutes,
    lists: [exportedApplications],
    fileHolders: [isResumeVisible],
    audiences: {
      application: addReferrersToAudience(jobAudience('application:view', 'job:view')),
    },
    follows: [handOverApplicants, movedApplicantMailSubscription, promisesFollowMoves],
    mailKinds: [assignedApplicantMail, movedApplicantMail],
    tasks: ({ db }) => [createNoteMovesTask(db)],
    waiting: waitingApplicantSources,
    searched: [applicantSearch],
  },
  {
    register: registerIntake,
    tasks: (parts) => [createReadPhonesTask(parts.db), ...createResumeTextTasks(parts)],
    follows: [newApplicationsMailSubscription],
    mailKinds: [newApplicationsMail],
  },
  personalDataOfApplicants,
  mailTemplates,
  letters,
  replies,
  applying,
  applyByMail,
  consentTexts,
  demographics,
  statusTexts,
  boardAccounts,
  {
    register: registerImport,
    lists: [rejectedRows],
    tasks: ({ db }) => [runImport(db)],
    mailKinds: [finishedImportMail],
  },
  { register: registerDuplicates, waiting: [waitingPairSource] },
  moveReasons,
  sources,
  pipelines,
  { register: registerMoveOver },
  questionsDomain,
  seoDomain,
  auditLog,
  generalSettings,
  outbox,
  {
    register: () => undefined,
    mailKinds: [failedWorkMail, failingProviderMail],
    personalData: [mail, auditEntries, markedNumbers],
  },
  suiteApps,
  prioritiesDomain,
  referralRulesDomain,
  referrals,
  mergeCreditDomain,
  referringDomain,
  chat,
  employment,
  payoutBatches,
  payoutCalendar,
  interviewPlans,
  scheduling,
  scorecards,
  offers,
  reading,
  ownWordDomain,
  privacyRequests,
  privacyReport,
  peopleDomain,
  groups,
  gettingStarted,
  savedViews,
  directory,
  serviceTokens,
  scimDomain,
  { register: registerDashboard },
];
