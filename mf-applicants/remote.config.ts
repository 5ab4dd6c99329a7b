import { defineRemote } from 'shell/sdk/define';
import { anonymiseFeature } from './src/features/anonymise/anonymise.feature';
import { applicantSourcesFeature } from './src/features/applicant-sources/applicant-sources.feature';
import { applicationListFeature } from './src/features/application-list/application-list.feature';
import { applicationViewFeature } from './src/features/application-view/application-view.feature';
import { askQuestionFeature } from './src/features/ask-question/ask-question.feature';
import { assignRecruiterFeature } from './src/features/assign-recruiter/assign-recruiter.feature';
import { changeResumeFeature } from './src/features/change-resume/change-resume.feature';
import { changeStatusFeature } from './src/features/change-status/change-status.feature';
import { createApplicationFeature } from './src/features/create-application/create-application.feature';
import { duplicateRecordsFeature } from './src/features/duplicate-records/duplicate-records.feature';
import { openSealedFeature } from './src/features/open-sealed/open-sealed.feature';
import { holdApplicantFeature } from './src/features/hold-applicant/hold-applicant.feature';
import { importApplicationsFeature } from './src/features/import-applications/import-applications.feature';
import { debriefFeature } from './src/features/debrief/debrief.feature';
import { interviewFeature } from './src/features/interview/interview.feature';
import { interviewsFeature } from './src/features/interviews/interviews.feature';
import { scheduleInterviewFeature } from './src/features/schedule-interview/schedule-interview.feature';
import { interviewFiguresFeature } from './src/features/interview-figures/interview-figures.feature';
import { moveReasonsFeature } from './src/features/move-reasons/move-reasons.feature';
import { offerFormFeature } from './src/features/offer-form/offer-form.feature';
import { offersFeature } from './src/features/offers/offers.feature';
import { quarantineFeature } from './src/features/quarantine/quarantine.feature';
import { recruiterProgressFeature } from './src/features/recruiter-progress/recruiter-progress.feature';
import { resumeFeature } from './src/features/resume/resume.feature';
import { sourceQualityFeature } from './src/features/source-quality/source-quality.feature';
import { statusTimelineFeature } from './src/features/status-timeline/status-timeline.feature';
import { waitingFeature } from './src/features/waiting/waiting.feature';

export default defineRemote({
  id: 'applicants',
  needs: '^1.0.0',
  owner: 'Team Applicants',
  features: [
    applicationListFeature,
    applicationViewFeature,
    importApplicationsFeature,
    duplicateRecordsFeature,
    quarantineFeature,
    waitingFeature,
    sourceQualityFeature,
    moveReasonsFeature,
    interviewFiguresFeature,
    offersFeature,
    offerFormFeature,
    applicantSourcesFeature,
    recruiterProgressFeature,
    changeStatusFeature,
    assignRecruiterFeature,
    askQuestionFeature,
    resumeFeature,
    statusTimelineFeature,
    createApplicationFeature,
    changeResumeFeature,
    anonymiseFeature,
    holdApplicantFeature,
    interviewsFeature,
    interviewFeature,
    debriefFeature,
    scheduleInterviewFeature,
    openSealedFeature,
  ],
});
