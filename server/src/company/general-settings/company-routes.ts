import type { FastifyInstance } from 'fastify';
import { One } from '../../../contract/answer';
import {
  Company,
  CompanyParams,
  CompanyUpdate,
  TimeZoneEffect,
  TimeZoneQuery,
} from '../../../contract/platform/company/company';
import * as calls from '../../../contract/platform/company/company.calls';
import { readCompany } from '../../platform/company/read-records';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { getSentImage } from '../../platform/files/get-sent-image';
import { route } from '../../platform/http/route';
import { registerCompanyPicture } from './company-picture';
import { readTimeZoneEffect } from './time-zone-effect';
import { requireKnownTimeZone, updateCompany } from './update-company';

const tag = 'Company';

export const registerCompanyRecord = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db, inspector, companyDay } = parts;

  route(
    app,
    calls.updateCompany,
    {
      schemas: { params: CompanyParams, body: CompanyUpdate, reply: One(Company) },
      access: 'company:edit',
      tag,
      summary: 'Changes the company; a stale `version` is refused with 409.',
    },
    async ({ params: { id }, body, actor, request: { sentFiles } }) => {
      if (id !== 1) throw new AppError('NOT_FOUND');
      const picture = (field: string) =>
        getSentImage(inspector, { sentFiles, field, personId: actor.userId });
      const pictures = { logo: await picture('logo'), favicon: await picture('favicon') };
      await updateCompany(parts, actor, body, pictures);
      await companyDay();
      return { data: await readCompany(db, 1) };
    },
  );

  route(
    app,
    calls.getTimeZoneEffect,
    {
      schemas: { query: TimeZoneQuery, reply: One(TimeZoneEffect) },
      access: 'company:view',
      tag,
      summary: 'What a change to a time zone would do.',
    },
    async ({ query: { timeZone } }) => {
      const zone = await requireKnownTimeZone(db, timeZone);
      await companyDay();
      return { data: await readTimeZoneEffect(db, zone) };
    },
  );

  registerCompanyPicture(app, parts);
};
