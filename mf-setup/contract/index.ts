import type { PanelRef, RouteRef } from 'shell/sdk/define';

export const createJobSeo = 'setup.seo-of-job' as RouteRef<{ id: number }>;

export const sources = 'setup.sources' as RouteRef;
export const createSource = 'setup.create-source' as RouteRef;
export const newSource = 'setup.older-create-source' as RouteRef;
export const editSource = 'setup.edit-source' as RouteRef<{ id: number }>;
export const viewSource = 'setup.view-source' as RouteRef<{ id: number }>;

export const generalSettings = 'setup.general-settings' as RouteRef;
export const company = 'setup.company' as RouteRef;
export const suiteApps = 'setup.suite-apps' as RouteRef;
export const roles = 'setup.roles' as RouteRef;
export const referralSettings = 'setup.referral-settings' as RouteRef;
export const eligibility = 'setup.eligibility' as RouteRef;
export const invitePerson = 'setup.invite-person' as RouteRef;
export const person = 'setup.person' as RouteRef<{ id: number }>;
export const singleSignOn = 'setup.single-sign-on' as RouteRef;
export const serviceTokens = 'setup.service-tokens' as RouteRef;
export const createServiceToken = 'setup.create-service-token' as RouteRef;
export const editServiceToken = 'setup.edit-service-token' as RouteRef<{ id: number }>;
export const referralAmount = 'setup.referral-amount' as RouteRef;
export const directory = 'setup.directory' as RouteRef;
export const directoryKind = 'setup.directory-kind' as RouteRef<{ kind: string }>;
export const createDirectoryRecord = 'setup.create-directory-record' as RouteRef<{ kind: string }>;
export const importDirectory = 'setup.import-directory' as RouteRef<{ kind: string }>;
export const editDirectoryRecord = 'setup.edit-directory-record' as RouteRef<{
  kind: string;
  id: number;
}>;
export const viewDirectoryRecord = 'setup.view-directory-record' as RouteRef<{
  kind: string;
  id: number;
}>;
export const groups = 'setup.groups' as RouteRef;
export const createGroup = 'setup.create-group' as RouteRef;
export const editGroup = 'setup.edit-group' as RouteRef<{ id: number }>;
export const viewGroup = 'setup.view-group' as RouteRef<{ id: number }>;
export const auditLog = 'setup.audit-log' as RouteRef;
export const mail = 'setup.mail' as RouteRef;
export const mailMessage = 'setup.mail-message' as RouteRef<{ id: number }>;
export const moveReasons = 'setup.move-reasons' as RouteRef;
export const consentTexts = 'setup.consent-texts' as RouteRef;
export const boardAccounts = 'setup.board-accounts' as RouteRef;
export const editBoardAccount = 'setup.edit-board-account' as RouteRef<{ id: number }>;
export const demographicQuestions = 'setup.demographic-questions' as RouteRef;
export const createDemographicQuestion = 'setup.create-demographic-question' as RouteRef;
export const editDemographicQuestion = 'setup.edit-demographic-question' as RouteRef<{
  id: number;
}>;
export const demographicFigures = 'setup.demographic-figures' as RouteRef;
export const statusTexts = 'setup.status-texts' as RouteRef;
export const editStatusText = 'setup.edit-status-text' as RouteRef<{ id: number }>;
export const createConsentText = 'setup.create-consent-text' as RouteRef;
export const mailTemplates = 'setup.mail-templates' as RouteRef;
export const createMailTemplate = 'setup.create-mail-template' as RouteRef;
export const editMailTemplate = 'setup.edit-mail-template' as RouteRef<{ id: number }>;
export const backgroundWork = 'setup.background-work' as RouteRef;
export const questionGroups = 'setup.question-groups' as RouteRef;
export const createQuestionGroup = 'setup.create-question-group' as RouteRef;
export const editQuestionGroup = 'setup.edit-question-group' as RouteRef<{ id: number }>;
export const questionsOfGroup = 'setup.questions-of-group' as RouteRef<{ id: number }>;
export const createQuestion = 'setup.create-question' as RouteRef<{ id: number }>;
export const editQuestion = 'setup.edit-question' as RouteRef<{ id: number }>;
export const answers = 'setup.answers' as RouteRef<{ id: number }>;

export const seoKeywords = 'setup.seo-keywords' as RouteRef;
export const createSeoKeyword = 'setup.create-seo-keyword' as RouteRef;
export const editSeoKeyword = 'setup.edit-seo-keyword' as RouteRef<{ id: number }>;
export const viewSeoKeyword = 'setup.view-seo-keyword' as RouteRef<{ id: number }>;
export const seoGraphs = 'setup.seo-graphs' as RouteRef;
export const createSeoGraph = 'setup.create-seo-graph' as RouteRef;
export const editSeoGraph = 'setup.edit-seo-graph' as RouteRef<{ id: number }>;
export const viewSeoGraph = 'setup.view-seo-graph' as RouteRef<{ id: number }>;
export const applicantStatuses = 'setup.applicant-statuses' as RouteRef;
export const createApplicantStatus = 'setup.create-applicant-status' as RouteRef;
export const editApplicantStatus = 'setup.edit-applicant-status' as RouteRef<{ id: number }>;
export const viewApplicantStatus = 'setup.view-applicant-status' as RouteRef<{ id: number }>;

export const applicantStatusUsage = 'setup.applicant-status-usage' as PanelRef<
  { statusId: number },
  undefined
>;

export const statuses = 'setup.statuses' as RouteRef;
export const stages = 'setup.stages' as RouteRef;
export const createStage = 'setup.create-stage' as PanelRef<undefined, undefined>;
export const editStage = 'setup.edit-stage' as PanelRef<{ id: number }, undefined>;
export const viewStage = 'setup.view-stage' as PanelRef<{ id: number }, undefined>;

export const processes = 'setup.hiring-processes' as RouteRef;
export const addStage = 'setup.add-stage' as PanelRef<{ id: number }, undefined>;

export const pipelines = 'setup.pipelines' as RouteRef;
export const createPipeline = 'setup.create-pipeline' as PanelRef<undefined, undefined>;
export const editPipeline = 'setup.edit-pipeline' as PanelRef<{ id: number }, undefined>;
export const viewPipeline = 'setup.view-pipeline' as PanelRef<{ id: number }, undefined>;
export const moveOverPanel = 'setup.move-over' as PanelRef<{ id: number }, undefined>;

export const gettingStarted = 'setup.getting-started' as RouteRef;
export const starterSet = 'setup.starter-set' as RouteRef;
