import { defineRemote } from 'shell/sdk/define';
import { applicantStatusesFeature } from './src/features/applicant-statuses/applicant-statuses.feature';
import { auditLogFeature } from './src/features/audit-log/audit-log.feature';
import { backgroundWorkFeature } from './src/features/background-work/background-work.feature';
import { companyFeature } from './src/features/company/company.feature';
import { competenciesFeature } from './src/features/competencies/competencies.feature';
import { directoryFeature } from './src/features/directory/directory.feature';
import { eligibilityFeature } from './src/features/eligibility/eligibility.feature';
import { generalSettingsFeature } from './src/features/general-settings/general-settings.feature';
import { gettingStartedFeature } from './src/features/getting-started/getting-started.feature';
import { groupsFeature } from './src/features/groups/groups.feature';
import { consentTextsFeature } from './src/features/consent-texts/consent-texts.feature';
import { boardAccountsFeature } from './src/features/board-accounts/board-accounts.feature';
import { demographicFiguresFeature } from './src/features/demographic-figures/demographic-figures.feature';
import { demographicQuestionsFeature } from './src/features/demographic-questions/demographic-questions.feature';
import { numberMarksFeature } from './src/features/number-marks/number-marks.feature';
import { privacySettingsFeature } from './src/features/privacy-settings/privacy-settings.feature';
import { retentionLimitsFeature } from './src/features/retention-limits/retention-limits.feature';
import { retentionRulesFeature } from './src/features/retention-rules/retention-rules.feature';
import { statusTextsFeature } from './src/features/status-texts/status-texts.feature';
import { interviewPlansFeature } from './src/features/interview-plans/interview-plans.feature';
import { mailTemplatesFeature } from './src/features/mail-templates/mail-templates.feature';
import { mailFeature } from './src/features/mail/mail.feature';
import { pipelinesFeature } from './src/features/pipelines/pipelines.feature';
import { moveReasonsFeature } from './src/features/move-reasons/move-reasons.feature';
import { offerRulesFeature } from './src/features/offer-rules/offer-rules.feature';
import { offerTemplatesFeature } from './src/features/offer-templates/offer-templates.feature';
import { prioritiesFeature } from './src/features/priorities/priorities.feature';
import { privacyRecordsFeature } from './src/features/privacy-records/privacy-records.feature';
import { privacyRequestsFeature } from './src/features/privacy-requests/privacy-requests.feature';
import { processesFeature } from './src/features/processes/processes.feature';
import { questionGroupsFeature } from './src/features/question-groups/question-groups.feature';
import { questionsFeature } from './src/features/questions/questions.feature';
import { referralSettingsFeature } from './src/features/referral-settings/referral-settings.feature';
import { rolesFeature } from './src/features/roles/roles.feature';
import { seoGraphsFeature } from './src/features/seo-graphs/seo-graphs.feature';
import { seoKeywordsFeature } from './src/features/seo-keywords/seo-keywords.feature';
import { seoOfJobFeature } from './src/features/seo-of-job/seo-of-job.feature';
import { serviceTokensFeature } from './src/features/service-tokens/service-tokens.feature';
import { singleSignOnFeature } from './src/features/single-sign-on/single-sign-on.feature';
import { slabsFeature } from './src/features/slabs/slabs.feature';
import { sourcesFeature } from './src/features/sources/sources.feature';
import { stagesFeature } from './src/features/stages/stages.feature';
import { statusesFeature } from './src/features/statuses/statuses.feature';
import { suiteAppsFeature } from './src/features/suite-apps/suite-apps.feature';

export default defineRemote({
  id: 'setup',
  needs: '^1.0.0',
  owner: 'Team Setup',
  menu: [
    {
      id: 'setup.questions',
      category: 'referral',
      sidebarSorting: 5,
      title: 'Questions',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.set-up',
      category: 'referral',
      sidebarSorting: 10,
      title: 'Set-Up',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.hiring-process-menu',
      category: 'referral',
      sidebarSorting: 15,
      title: 'Hiring Process',
      can: 'setup:view-hiring',
    },
  ],
  features: [
    questionGroupsFeature,
    questionsFeature,
    referralSettingsFeature,
    slabsFeature,
    eligibilityFeature,
    sourcesFeature,
    applicantStatusesFeature,
    seoKeywordsFeature,
    seoGraphsFeature,
    seoOfJobFeature,
    processesFeature,
    pipelinesFeature,
    stagesFeature,
    interviewPlansFeature,
    competenciesFeature,
    statusesFeature,
    groupsFeature,
    moveReasonsFeature,
    offerTemplatesFeature,
    offerRulesFeature,
    prioritiesFeature,
    generalSettingsFeature,
    companyFeature,
    suiteAppsFeature,
    rolesFeature,
    singleSignOnFeature,
    serviceTokensFeature,
    auditLogFeature,
    privacyRequestsFeature,
    privacyRecordsFeature,
    mailFeature,
    mailTemplatesFeature,
    consentTextsFeature,
    demographicQuestionsFeature,
    demographicFiguresFeature,
    retentionLimitsFeature,
    numberMarksFeature,
    privacySettingsFeature,
    retentionRulesFeature,
    statusTextsFeature,
    boardAccountsFeature,
    backgroundWorkFeature,
    directoryFeature,
    gettingStartedFeature,
  ],
});
