import { resolve, useRoute, useShell, type RouteRef } from 'shell/sdk/react';
import {
  auditLog,
  backgroundWork,
  boardAccounts,
  company,
  consentTexts,
  demographicFigures,
  demographicQuestions,
  directory,
  generalSettings,
  mail,
  mailTemplates,
  privacyRecords,
  privacyRequests,
  privacySettings,
  retentionLimits,
  retentionRules,
  roles,
  serviceTokens,
  singleSignOn,
  statusTexts,
  suiteApps,
} from '../../contract';
import { LinkRow } from '../setup/link-row';

const settingsScreens: readonly (readonly [to: RouteRef, label: string])[] = [
  [generalSettings, 'Hiring defaults'],
  [company, 'Company'],
  [directory, 'Directory'],
  [roles, 'Roles'],
  [singleSignOn, 'Single sign-on'],
  [suiteApps, 'All Apps'],
  [serviceTokens, 'Service tokens'],
  [mail, 'Mail'],
  [mailTemplates, 'Mail templates'],
  [consentTexts, 'Consent texts'],
  [demographicQuestions, 'Demographic questions'],
  [demographicFigures, 'Demographic figures'],
  [statusTexts, 'Status page'],
  [boardAccounts, 'Job boards'],
  [privacyRequests, 'Privacy requests'],
  [privacyRecords, 'Records of privacy'],
  [retentionRules, 'Retention rules'],
  [retentionLimits, 'Times by country'],
  [privacySettings, 'Privacy settings'],
  [auditLog, 'Audit log'],
  [backgroundWork, 'Background work'],
];

export const SettingsNav = ({ at }: { at?: RouteRef }) => {
  const shell = useShell();
  const { id, path } = useRoute();
  const isListed = settingsScreens.some(([to]) => to === (at ?? id));
  const open = settingsScreens.flatMap(([to, label]) => {
    const { href } = resolve({ to }, shell);
    if (href === undefined) return [];
    // The path of the first screen is a prefix of all others.
    const isBelow = !isListed && to !== generalSettings && path.startsWith(`${href}/`);
    return [{ label, href, isHere: to === (at ?? id) || isBelow }];
  });
  return open.length < 2 ? null : <LinkRow label="General Settings" links={open} />;
};
