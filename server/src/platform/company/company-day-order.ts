import sql from 'sql-template-tag';
import type { DateOrder } from '../../../contract/platform/company/company-constants';
import type { DayOrder } from '../../../contract/platform/files/day-order-constants';
import { findZoneRegion, type Region } from '../contact/region.rule';
import type { Db } from '../db/database';

export const getRegionDayOrder = (region: Region | undefined): DayOrder => {
  const { language = 'en' } = new Intl.Locale(`und-${region ?? 'GB'}`).maximize();
  const parts = new Intl.DateTimeFormat(`${language}-${region ?? 'GB'}`, { dateStyle: 'short' })
    .formatToParts(0)
    .map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day') ? 'month-first' : 'day-first';
};

/** Order of day and month from the company's settings, else that of the region of its time zone. */
export const readCompanyDayOrder = async (db: Db): Promise<DayOrder> => {
  const company = await db.one<{ dateOrder: DateOrder; timeZone: string }>(sql`
    select date_order as "dateOrder", time_zone as "timeZone" from company`);
  const { dateOrder = 'by-area', timeZone = 'UTC' } = company ?? {};
  return dateOrder === 'by-area' ? getRegionDayOrder(findZoneRegion(timeZone)) : dateOrder;
};
