/* Dashboard cards share one chunk, since a chunk for each would cost one more request. */
export const ApplicationsPage = () => import('./features/application-list/applications.page');
export const ApplicationViewPage = () =>
  import('./features/application-view/application-view.page');
export const ChangeStatusPanel = () => import('./features/change-status/change-status.panel');
export const AssignRecruiterPanel = () =>
  import('./features/assign-recruiter/assign-recruiter.panel');
export const ResumePanel = () => import('./features/resume/resume.panel');
export const StatusTimelinePanel = () => import('./features/status-timeline/status-timeline.panel');
export const DuplicateRecordsPage = () =>
  import('./features/duplicate-records/duplicate-records.page');
export const CreateApplicationPanel = () =>
  import('./features/create-application/create-application.panel');
export const ChangeResumePanel = () => import('./features/change-resume/change-resume.panel');
export const ImportApplicationsPage = () =>
  import('./features/import-applications/import-applications.page');
export const ApplicantSourcesCard = () =>
  import(/* webpackChunkName: 'cards' */ './features/applicant-sources/applicant-sources.card');
export const RecruiterProgressCard = () =>
  import(/* webpackChunkName: 'cards' */ './features/recruiter-progress/recruiter-progress.card');
export const WaitingCard = () =>
  import(/* webpackChunkName: 'cards' */ './features/waiting/waiting.card');
export const SourceQualityCard = () =>
  import(/* webpackChunkName: 'cards' */ './features/source-quality/source-quality.card');
