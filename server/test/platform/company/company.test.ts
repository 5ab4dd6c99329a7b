import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { makeCompany, makeUser } from '../../factories';
import { onDatabase } from '../../server';
import { Type } from 'typebox';
import { One } from '../../../contract/answer';
import {
  Company,
  CopyrightContent,
  DefaultImage,
  Footer,
  GrantLine,
  SuiteApp,
  UserInfo,
} from '../../../contract/platform/company/company';

const shapes = [
  ['/api/v2/permissions', One(Type.Array(GrantLine))],
  ['/api/v1/userinfo', One(UserInfo)],
  ['/api/v1/company/1', One(Company)],
  ['/api/v1/app-manager', One(Type.Array(SuiteApp))],
  ['/api/v1/footer', One(Type.Array(Footer))],
  ['/api/v1/default-image', One(Type.Array(DefaultImage))],
  ['/api/v1/copyright-content', One(CopyrightContent)],
] as const;

onDatabase(
  (server) => {
    it.each(shapes)('GET %s returns data that matches the contract', async (path, schema) => {
      const caller = await server().signInAs('referrer');
      const answer = await caller.send('GET', path);
      expect(answer.statusCode).toBe(200);
      expect([...Value.Errors(schema, answer.json())]).toEqual([]);
    });

    it('a person’s profile has their first name and joining date', async () => {
      const { db, signInAs } = server();
      const id = await makeUser(db, ['recruiter'], {
        firstName: 'Priya',
        lastName: 'Nair',
        joiningDate: '2021-04-12',
      });
      const answer = await (await signInAs('recruiter', id)).send('GET', '/api/v1/userinfo');
      expect(answer.json()).toMatchObject({
        data: { userId: id, userName: 'Priya', name: 'Priya Nair', joiningDate: '2021-04-12' },
      });
    });

    it('All Apps lists the apps with their states, in order', async () => {
      await server().db.run(sql`
        insert into suite_app (name, url, is_active, sequence)
        values ('Payroll', 'https://payroll.example', false, 3), ('Leave', 'https://leave.example', true, 2)`);
      const answer = await (await server().signInAs('referrer')).send('GET', '/api/v1/app-manager');
      expect(answer.json()).toMatchObject({
        data: [
          { appName: 'Hiring', status: 'active' },
          { appName: 'Leave', status: 'active' },
          { appName: 'Payroll', status: 'inactive' },
        ],
      });
    });

    it.each(['2', '0', 'one', '99999999999999999999', '1%00', "1' or '1'='1"])(
      'GET company/%s is answered with a 4xx',
      async (id) => {
        const caller = await server().signInAs('administrator');
        const answer = await caller.send('GET', `/api/v1/company/${encodeURIComponent(id)}`);
        expect(answer.statusCode).toBe(id === '2' ? 404 : 422);
        expect(answer.json()).toHaveProperty('error.message');
      },
    );
  },
  { fill: async (db) => void (await makeCompany(db)) },
);
