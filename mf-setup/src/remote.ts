export const SourcesPage = () => import('./features/sources/sources.page');
export const CreateSourcePage = () => import('./features/sources/create-source.page');
export const EditSourcePage = () => import('./features/sources/edit-source.page');
export const ViewSourcePage = () => import('./features/sources/view-source.page');
export const ReferralSettingsPage = () =>
  import('./features/referral-settings/referral-settings.page');
export const GeneralSettingsPage = () =>
  import('./features/general-settings/general-settings.page');
export const DirectoryPage = () => import('./features/directory/directory.page');
export const CreateDirectoryRecordPage = () =>
  import('./features/directory/create-directory-record.page');
export const ImportDirectoryPage = () =>
  import('./features/directory/import/import-directory.page');
export const EditDirectoryRecordPage = () =>
  import('./features/directory/edit-directory-record.page');
export const ViewDirectoryRecordPage = () =>
  import('./features/directory/view-directory-record.page');
export const GroupsPage = () => import('./features/groups/groups.page');
export const CreateGroupPage = () => import('./features/groups/create-group.page');
export const EditGroupPage = () => import('./features/groups/edit-group.page');
export const ViewGroupPage = () => import('./features/groups/view-group.page');
export const RolesPage = () => import('./features/roles/roles.page');
export const InvitePersonPage = () => import('./features/roles/invite-person.page');
export const PersonPage = () => import('./features/roles/person.page');
export const SingleSignOnPage = () => import('./features/single-sign-on/single-sign-on.page');
export const ServiceTokensPage = () => import('./features/service-tokens/service-tokens.page');
export const CreateServiceTokenPage = () =>
  import('./features/service-tokens/create-service-token.page');
export const EditServiceTokenPage = () =>
  import('./features/service-tokens/edit-service-token.page');
export const AuditLogPage = () => import('./features/audit-log/audit-log.page');
export const BackgroundWorkPage = () => import('./features/background-work/background-work.page');
export const CompanyPage = () => import('./features/company/company.page');
export const SuiteAppsPage = () => import('./features/suite-apps/suite-apps.page');
export const PrioritiesPage = () => import('./features/priorities/priorities.page');
export const QuestionGroupsPage = () => import('./features/question-groups/question-groups.page');
export const CreateQuestionGroupPage = () =>
  import('./features/question-groups/create-question-group.page');
export const EditQuestionGroupPage = () =>
  import('./features/question-groups/edit-question-group.page');
export const QuestionsPage = () => import('./features/questions/questions.page');
export const CreateQuestionPage = () => import('./features/questions/create-question.page');
export const EditQuestionPage = () => import('./features/questions/edit-question.page');
export const AnswersPage = () => import('./features/questions/answers.page');
export const SlabsPage = () => import('./features/slabs/slabs.page');
export const EligibilityPage = () => import('./features/eligibility/eligibility.page');
export const SeoKeywordsPage = () => import('./features/seo-keywords/seo-keywords.page');
export const CreateSeoKeywordPage = () => import('./features/seo-keywords/create-seo-keyword.page');
export const EditSeoKeywordPage = () => import('./features/seo-keywords/edit-seo-keyword.page');
export const ViewSeoKeywordPage = () => import('./features/seo-keywords/view-seo-keyword.page');
export const SeoGraphsPage = () => import('./features/seo-graphs/seo-graphs.page');
export const CreateSeoGraphPage = () => import('./features/seo-graphs/create-seo-graph.page');
export const EditSeoGraphPage = () => import('./features/seo-graphs/edit-seo-graph.page');
export const ViewSeoGraphPage = () => import('./features/seo-graphs/view-seo-graph.page');
export const SeoOfJobPage = () => import('./features/seo-of-job/seo-of-job.page');
export const ApplicantStatusesPage = () =>
  import('./features/applicant-statuses/applicant-statuses.page');
export const CreateApplicantStatusPage = () =>
  import('./features/applicant-statuses/create-applicant-status.page');
export const EditApplicantStatusPage = () =>
  import('./features/applicant-statuses/edit-applicant-status.page');
export const ViewApplicantStatusPage = () =>
  import('./features/applicant-statuses/view-applicant-status.page');
export const StatusUsagePanel = () => import('./features/applicant-statuses/status-usage.panel');
export const StatusesPage = () => import('./features/statuses/statuses.page');
export const StagesPage = () => import('./features/stages/stages.page');
export const CreateStagePanel = () => import('./features/stages/create-stage.panel');
export const EditStagePanel = () => import('./features/stages/edit-stage.panel');
export const ViewStagePanel = () => import('./features/stages/view-stage.panel');
export const ProcessesPage = () => import('./features/processes/processes.page');
export const AddStagePanel = () => import('./features/processes/add-stage.panel');
export const PipelinesPage = () => import('./features/pipelines/pipelines.page');
export const CreatePipelinePanel = () => import('./features/pipelines/create-pipeline.panel');
export const EditPipelinePanel = () => import('./features/pipelines/edit-pipeline.panel');
export const ViewPipelinePanel = () => import('./features/pipelines/view-pipeline.panel');
export const MoveOverPanel = () => import('./features/pipelines/move-over.panel');
export const GettingStartedPage = () => import('./features/getting-started/getting-started.page');
export const GettingStartedCard = () => import('./features/getting-started/getting-started.card');
export const StarterSetPage = () => import('./features/getting-started/starter-set.page');
