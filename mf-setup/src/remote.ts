export const SourcesPage = () => import('./features/sources/sources.page');
export const CreateSourcePage = () => import('./features/sources/create-source.page');
export const EditSourcePage = () => import('./features/sources/edit-source.page');
export const ViewSourcePage = () => import('./features/sources/view-source.page');
export const ReferralSettingsPage = () =>
  import('./features/referral-settings/referral-settings.page');
export const AuditLogPage = () => import('./features/audit-log/audit-log.page');
export const CompanyPage = () => import('./features/company/company.page');
export const PrioritiesPage = () => import('./features/priorities/priorities.page');
export const SlabsPage = () => import('./features/slabs/slabs.page');
export const EligibilityPage = () => import('./features/eligibility/eligibility.page');
