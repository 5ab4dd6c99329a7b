import type { One } from '../../answer';
import { call } from '../../call';
import type {
  CompanyParams,
  Company,
  CompanyUpdate,
  CopyrightContent,
  DefaultImage,
  Footer,
  SuiteApp,
  TimeZoneEffect,
  TimeZoneQuery,
  UserInfo,
} from './company';
import type { Grant } from '../../permission';

export const getPermissions = call<{ reply: One<Grant[]> }>('GET', '/api/v2/permissions');

export const getUserInfo = call<{ reply: One<UserInfo> }>('GET', '/api/v1/userinfo', {
  shows: ['userinfo', 'getting-started'],
});

export const getCompany = call<{ params: CompanyParams; reply: One<Company> }>(
  'GET',
  '/api/v1/company/:id',
);

/** Changes the company's record; a new time zone affects all lists with dates. */
export const updateCompany = call<{
  params: CompanyParams;
  body: CompanyUpdate;
  reply: One<Company>;
}>('PUT', '/api/v1/company/:id', { changes: ['company', 'job', 'application'] });

export const getTimeZoneEffect = call<{ query: TimeZoneQuery; reply: One<TimeZoneEffect> }>(
  'GET',
  '/api/v1/time-zone-effect',
  { shows: ['company', 'job'] },
);

export const getApps = call<{ reply: One<SuiteApp[]> }>('GET', '/api/v1/app-manager', {
  shows: ['suite-app'],
});

export const getFooter = call<{ reply: One<Footer[]> }>('GET', '/api/v1/footer');

export const getDefaultImages = call<{ reply: One<DefaultImage[]> }>(
  'GET',
  '/api/v1/default-image',
  { shows: ['company'] },
);

export const getCopyright = call<{ reply: One<CopyrightContent> }>(
  'GET',
  '/api/v1/copyright-content',
);
