import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { One } from '../../../contract/answer';
import {
  Company,
  CompanyParams,
  CopyrightContent,
  DefaultImage,
  Footer,
  GrantLine,
  SuiteApp,
  UserInfo,
} from '../../../contract/platform/company/company';
import * as calls from '../../../contract/platform/company/company.calls';
import type { Database } from '../db/database';
import { route } from '../http/route';
import * as records from './read-records';
import { readIsSettingUp } from './set-up';

const toOptions = (summary: string, schemas: Parameters<typeof route>[2]['schemas']) => ({
  access: 'signed-in' as const,
  tag: 'Company',
  summary,
  schemas,
});

export const registerCompany = (app: FastifyInstance, { db }: { db: Database }): void => {
  route(
    app,
    calls.getPermissions,
    toOptions('What the caller may do, and on which records.', {
      reply: One(Type.Array(GrantLine)),
    }),
    async ({ actor }) => ({ data: [...actor.grants.values()] }),
  );
  route(
    app,
    calls.getUserInfo,
    toOptions('The signed-in person.', { reply: One(UserInfo) }),
    async ({ actor }) => {
      const isSettingUp = actor.grants.has('company:edit') && (await readIsSettingUp(db));
      const person = await records.readUserInfo(db, actor.userId);
      return { data: { ...person, ...(isSettingUp && { isSettingUp }) } };
    },
  );
  route(
    app,
    calls.getCompany,
    toOptions('The company record; its id is always 1.', {
      params: CompanyParams,
      reply: One(Company),
    }),
    async ({ params }) => ({ data: await records.readCompany(db, params.id) }),
  );
  route(
    app,
    calls.getApps,
    toOptions('Apps of the suite, for the menu All Apps.', { reply: One(Type.Array(SuiteApp)) }),
    async () => ({ data: await records.readSuiteApps(db) }),
  );
  route(
    app,
    calls.getFooter,
    toOptions('Content and version of the footer.', { reply: One(Type.Array(Footer)) }),
    async () => ({ data: await records.readFooter(db) }),
  );
  route(
    app,
    calls.getDefaultImages,
    toOptions('The company’s own images.', { reply: One(Type.Array(DefaultImage)) }),
    async () => ({ data: await records.readDefaultImages(db) }),
  );
  route(
    app,
    calls.getCopyright,
    toOptions('The copyright line.', { reply: One(CopyrightContent) }),
    async () => ({ data: await records.readCopyright(db) }),
  );
};
