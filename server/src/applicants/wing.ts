import type { Wing } from '../platform/domain';
import type { Audience } from '../platform/realtime/audience';
import { jobAudience } from '../jobs/postings/audience';
import { applicantSearch } from './applications/applicant-search';
import { exportedApplications } from './applications/applications.list';
import { assignedApplicantMail } from './applications/assigned-applicant-mail';
import { handOverApplicants } from './applications/hand-over-applicants';
import {
  movedApplicantMail,
  movedApplicantMailSubscription,
} from './applications/moved-applicant-mail';
import { createLastMovesTask } from './applications/note-last-moves';
import { promiseSubscription } from './applications/promised-answers';
import { isResumeVisible } from './applications/resume-holder';
import { registerApplicationRoutes } from './applications/routes';
import { waitingApplicantSources } from './applications/waiting-applicant-sources';
import { applyByMail } from './apply-by-mail/apply-by-mail';
import { applying } from './applying/applying';
import { consentTexts } from './applying/consent-texts';
import { statusTexts } from './applying/status-texts';
import { applicantsColumns } from './columns';
import { demographics } from './demographics/demographics';
import { registerDuplicates } from './duplicates/routes';
import { waitingDuplicatePairSource } from './duplicates/waiting-pair-source';
import { finishedImportMail } from './intake/import/finished-import-mail';
import { rejectedRows } from './intake/import/rejected-rows';
import { registerImport } from './intake/import/routes';
import { runImport } from './intake/import/run-import';
import {
  newApplicationsMail,
  newApplicationsMailSubscription,
} from './intake/new-applications-mail';
import { createReadPhonesTask } from './intake/read-phones';
import { createResumeTextTasks } from './intake/resume-text/resume-text-tasks';
import { registerIntake } from './intake/routes';
import { letters } from './letters/letters';
import { mailTemplates } from './mail-templates/mail-templates';
import { registerMoveOver } from './move-over/routes';
import { personalDataOfApplicants } from './personal/personal';
import { moveReasons } from './reasons/move-reasons';
import { replies } from './replies/replies';
import { sources } from './sources/sources';

/** `widenAudience` adds recipients of events about applications to the users who hire. */
export const createApplicantsWing = (widenAudience: (audience: Audience) => Audience): Wing => ({
  domains: [
    {
      register: registerApplicationRoutes,
      lists: [exportedApplications],
      fileHolders: [isResumeVisible],
      audiences: { application: widenAudience(jobAudience('application:view', 'job:view')) },
      follows: [handOverApplicants, movedApplicantMailSubscription, promiseSubscription],
      mailKinds: [assignedApplicantMail, movedApplicantMail],
      tasks: ({ db }) => [createLastMovesTask(db)],
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
    {
      register: registerImport,
      lists: [rejectedRows],
      tasks: ({ db }) => [runImport(db)],
      mailKinds: [finishedImportMail],
    },
    { register: registerDuplicates, waiting: [waitingDuplicatePairSource] },
    moveReasons,
    sources,
    { register: registerMoveOver },
  ],
  columns: applicantsColumns,
});
