import { Type, type Static } from 'typebox';
import { Day, FilePart, oneOf } from '../../answer';
import { dateOrders } from './company-constants';
import { permissions, scopes, views, type Grant } from '../../permission';

export const GrantLine = Type.Unsafe<Grant>(
  Type.Object({
    permission: oneOf(permissions),
    scope: oneOf(scopes),
    view: Type.Optional(oneOf(views)),
  }),
);

export const UserInfo = Type.Object({
  userId: Type.Integer(),
  /** First name of the user, for the greeting. */
  userName: Type.String(),
  lastName: Type.String(),
  name: Type.String(),
  userAvatar: Type.String(),
  email: Type.String(),
  joiningDate: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
  /** True while setup is incomplete and the caller may complete it; else absent. */
  isSettingUp: Type.Optional(Type.Boolean()),
});
export type UserInfo = Static<typeof UserInfo>;

export const CompanyParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
export type CompanyParams = Static<typeof CompanyParams>;

export const Company = Type.Object({
  id: Type.Integer(),
  companyName: Type.String(),
  companyLogo: Type.String(),
  companyFaviconIcon: Type.String(),
  timeZone: Type.String(),
  currency: Type.String(),
  dateOrder: oneOf(dateOrders),
  version: Type.Integer(),
});
export type Company = Static<typeof Company>;

/** Absent fields stay unchanged, an empty text removes an image. Images are .jpg or .png of at most 2 MB. */
export const CompanyUpdate = Type.Partial(
  Type.Object({
    companyName: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    timeZone: Type.String({ maxLength: 60 }),
    currency: Type.String({ maxLength: 3 }),
    dateOrder: oneOf(dateOrders),
    companyLogo: Type.String({ maxLength: 0 }),
    companyFaviconIcon: Type.String({ maxLength: 0 }),
    logo: FilePart,
    favicon: FilePart,
    version: Type.Integer(),
  }),
);
export type CompanyUpdate = Static<typeof CompanyUpdate>;

export const TimeZoneQuery = Type.Object({ timeZone: Type.String({ maxLength: 60 }) });
export type TimeZoneQuery = Static<typeof TimeZoneQuery>;

/**
 * Preview of a time zone change: today's date in both zones, and the number of jobs that would expire or
 * reopen.
 */
export const TimeZoneEffect = Type.Object({
  today: Day,
  todayThen: Day,
  jobsExpiring: Type.Integer(),
  jobsReopening: Type.Integer(),
});
export type TimeZoneEffect = Static<typeof TimeZoneEffect>;

export const SuiteApp = Type.Object({
  id: Type.Integer(),
  appName: Type.String(),
  appIcon: Type.String(),
  appUrl: Type.String(),
  status: oneOf(['active', 'inactive'] as const),
});
export type SuiteApp = Static<typeof SuiteApp>;

export const Footer = Type.Object({ content: Type.String(), version: Type.String() });
export type Footer = Static<typeof Footer>;

export const DefaultImage = Type.Object({ name: Type.String(), image: Type.String() });
export type DefaultImage = Static<typeof DefaultImage>;

export const CopyrightContent = Type.Object({ content: Type.String() });
export type CopyrightContent = Static<typeof CopyrightContent>;
