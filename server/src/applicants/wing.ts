import type { Wing } from '../platform/domain';
import type { Audience } from '../platform/realtime/audience';
import { jobAudience } from '../jobs/postings/audience';
import { applicantSearch } from './applications/applicant-search';
import { applicationExport } from './applications/applications.list';
import { assignedApplicantMail } from './applications/assigned-applicant-mail';
import { handOverApplicants } from './applications/hand-over-applicants';
import {
  movedApplicantMail,
  movedApplicantMailFollower,
} from './applications/moved-applicant-mail';
import { createLastMovesTask } from './applications/note-last-moves';
import { answerPromiseFollower } from './applications/promised-answers';
import { isResumeVisibleSql } from './applications/resume-holder';
import { registerApplicationRoutes } from './applications/routes';
import { waitingApplicantSources } from './applications/waiting-applicant-sources';
import { applyByMailDomain } from './apply-by-mail/apply-by-mail';
import { applyingDomain } from './applying/applying';
import { consentTextsDomain } from './applying/consent-texts';
import { statusTextsDomain } from './applying/status-texts';
import { applicantsColumns } from './columns';
import { demographicsDomain } from './demographics/demographics';
import { registerDuplicates } from './duplicates/routes';
import { waitingDuplicatePairSource } from './duplicates/waiting-pair-source';
import { finishedImportMail } from './intake/import/finished-import-mail';
import { rejectedRowExport } from './intake/import/rejected-rows';
import { registerImport } from './intake/import/routes';
import { runImport } from './intake/import/run-import';
import { newApplicationsMail, newApplicationsMailFollower } from './intake/new-applications-mail';
import { createReadPhonesTask } from './intake/read-phones';
import { createResumeTextTasks } from './intake/resume-text/resume-text-tasks';
import { registerIntake } from './intake/routes';
import { lettersDomain } from './letters/letters';
import { mailTemplatesDomain } from './mail-templates/mail-templates';
import { registerMoveOver } from './move-over/routes';
import { applicantPersonalDataDomain } from './personal/personal';
import { moveReasonsDomain } from './reasons/move-reasons';
import { repliesDomain } from './replies/replies';
import { sourcesDomain } from './sources/sources';

/** `widenAudience` adds recipients of events about applications to the users who hire. */
export const createApplicantsWing = (widenAudience: (audience: Audience) => Audience): Wing => ({
  domains: [
    {
      register: registerApplicationRoutes,
      lists: [applicationExport],
      fileHolders: [isResumeVisibleSql],
      audiences: { application: widenAudience(jobAudience('application:view', 'job:view')) },
      follows: [handOverApplicants, movedApplicantMailFollower, answerPromiseFollower],
      mailKinds: [assignedApplicantMail, movedApplicantMail],
      tasks: ({ db }) => [createLastMovesTask(db)],
      waiting: waitingApplicantSources,
      searched: [applicantSearch],
    },
    {
      register: registerIntake,
      tasks: (parts) => [createReadPhonesTask(parts.db), ...createResumeTextTasks(parts)],
      follows: [newApplicationsMailFollower],
      mailKinds: [newApplicationsMail],
    },
    applicantPersonalDataDomain,
    mailTemplatesDomain,
    lettersDomain,
    repliesDomain,
    applyingDomain,
    applyByMailDomain,
    consentTextsDomain,
    demographicsDomain,
    statusTextsDomain,
    {
      register: registerImport,
      lists: [rejectedRowExport],
      tasks: ({ db }) => [runImport(db)],
      mailKinds: [finishedImportMail],
    },
    { register: registerDuplicates, waiting: [waitingDuplicatePairSource] },
    moveReasonsDomain,
    sourcesDomain,
    { register: registerMoveOver },
  ],
  columns: applicantsColumns,
});
