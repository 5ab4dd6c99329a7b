import { resolve, useRoute, useShell, type RouteRef } from 'shell/sdk/react';
import {
  auditLog,
  backgroundWork,
  boardAccounts,
  company,
  competencies,
  consentTexts,
  demographicFigures,
  demographicQuestions,
  directory,
  generalSettings,
  interviewPlans,
  mail,
  mailTemplates,
  moveReasons,
  numberMarks,
  offerRules,
  offerTemplates,
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

type Screen = readonly [to: RouteRef, label: string];

const settingsGroups: readonly (readonly [group: string, screens: readonly Screen[]])[] = [
  [
    'Organisation',
    [
      [generalSettings, 'Hiring defaults'],
      [company, 'Company'],
      [directory, 'Directory'],
    ],
  ],
  [
    'Access',
    [
      [roles, 'Roles'],
      [singleSignOn, 'Single sign-on'],
      [suiteApps, 'All Apps'],
      [serviceTokens, 'Service tokens'],
    ],
  ],
  [
    'Messages',
    [
      [mail, 'Mail'],
      [mailTemplates, 'Mail templates'],
    ],
  ],
  [
    'Hiring',
    [
      [moveReasons, 'Reject reasons'],
      [interviewPlans, 'Interview plans'],
      [competencies, 'Competencies'],
      [offerTemplates, 'Offer templates'],
      [offerRules, 'Offer approval'],
    ],
  ],
  [
    'Careers site',
    [
      [consentTexts, 'Consent texts'],
      [demographicQuestions, 'Demographic questions'],
      [demographicFigures, 'Demographic figures'],
      [statusTexts, 'Status page'],
      [boardAccounts, 'Job boards'],
    ],
  ],
  [
    'Privacy',
    [
      [privacyRequests, 'Privacy requests'],
      [privacyRecords, 'Records of privacy'],
      [retentionRules, 'Retention rules'],
      [retentionLimits, 'Times by country'],
      [numberMarks, 'Document numbers'],
      [privacySettings, 'Privacy settings'],
    ],
  ],
  [
    'System',
    [
      [auditLog, 'Audit log'],
      [backgroundWork, 'Background work'],
    ],
  ],
];

const settingsScreens = settingsGroups.flatMap(([, screens]) => screens);

export const SettingsNav = ({ at }: { at?: RouteRef }) => {
  const shell = useShell();
  const { id, path } = useRoute();
  const isListed = settingsScreens.some(([to]) => to === (at ?? id));
  const toLink = ([to, label]: Screen) => {
    const { href } = resolve({ to }, shell);
    if (href === undefined) return [];
    // The path of the first screen is a prefix of all others.
    const isBelow = !isListed && to !== generalSettings && path.startsWith(`${href}/`);
    return [{ label, href, isHere: to === (at ?? id) || isBelow }];
  };
  const groups = settingsGroups
    .map(([label, screens]) => ({ label, links: screens.flatMap(toLink) }))
    .filter(({ links }) => links.length > 0);
  const isUseful = groups.flatMap(({ links }) => links).length > 1;
  return isUseful ? <LinkRow label="General Settings" groups={groups} /> : null;
};
