import type { SuiteAppRow } from '../../../contract/company/suite-apps/suite-app';
import { onDatabase, type Caller } from '../../server';

const path = '/api/v1/suite-app';
const address = 'Enter an address that begins with https://';
const icon = 'Enter the address of a picture that begins with https://';

onDatabase(
  (server) => {
    let administrator: Caller;
    beforeAll(async () => {
      administrator = await server().signInAs('administrator');
    });
    const post = (payload: object) => administrator.send('POST', path, { payload });
    const put = (id: number, payload: object) =>
      administrator.send('PUT', `${path}/${id}`, { payload });
    const menu = async () => {
      const referrer = await server().signInAs('referrer');
      return (await referrer.send('GET', '/api/v1/app-manager')).json<{
        data: { appName: string; appUrl: string; status: string }[];
      }>().data;
    };

    it('All Apps shows everyone the apps that an administrator listed, in that order', async () => {
      const made = await post({ appName: ' Timesheets ', appUrl: 'https://time.example/week?n=1' });
      expect(made.json().data).toMatchObject({ appName: 'Timesheets', isActive: true, version: 1 });
      await post({
        appName: 'Canteen',
        appUrl: 'http://127.0.0.1:5200',
        appIcon: '/brand/app.svg',
      });
      expect((await menu()).slice(-2)).toMatchObject([
        { appName: 'Timesheets', appUrl: 'https://time.example/week?n=1', status: 'active' },
        { appName: 'Canteen', appIcon: '/brand/app.svg' },
      ]);
      const { id, version } = made.json<{ data: SuiteAppRow }>().data;
      expect((await put(id, { isActive: false, version })).statusCode).toBe(200);
      expect((await menu()).at(-2)).toMatchObject({ appName: 'Timesheets', status: 'inactive' });
      expect((await put(id, { appName: 'Hours', version })).statusCode).toBe(409);
      expect((await administrator.send('DELETE', `${path}/${id}`)).statusCode).toBe(200);
      expect((await menu()).map(({ appName }) => appName)).not.toContain('Timesheets');
      const log = await administrator.send('GET', '/api/v1/audit-log', {
        query: { kind: 'suite-app' },
      });
      expect(log.json<{ data: { action: string }[] }>().data.map(({ action }) => action)).toEqual([
        ...['suite-app.delete', 'suite-app.update', 'suite-app.create', 'suite-app.create'],
      ]);
    });

    it.each([
      'javascript:alert(1)',
      'JavaScript:alert(1)//https://x.example',
      'data:text/html,x',
      'http://time.example/',
      'http://localhost.evil.example/',
      'http://127.0.0.1@evil.example/',
      'https://someone@evil.example/',
      'https://',
      'https://a b',
      'https://a\\evil',
      '//evil.example/',
      '/',
      '',
    ])('an app in All Apps cannot link to %j', async (appUrl) => {
      const answer = await post({ appName: 'Bad', appUrl });
      expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { appUrl: address }]);
    });

    it.each([
      'javascript:alert(1)',
      '//evil.example/x.png',
      '/\\evil.example',
      'http://a.example/x',
    ])('an app of All Apps cannot have its icon at %j', async (appIcon) => {
      const answer = await post({ appName: 'Bad', appUrl: 'https://a.example', appIcon });
      expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { appIcon: icon }]);
    });

    it('the console itself remains in All Apps when all entries are deleted', async () => {
      const rows = (await administrator.send('GET', path)).json<{ data: SuiteAppRow[] }>().data;
      expect(rows.map(({ appUrl }) => appUrl)).not.toContain('/');
      const own = (await menu()).findIndex(({ appUrl }) => appUrl === '/');
      expect(own).toBe(0);
      expect((await put(1, { appName: 'Gone' })).statusCode).toBe(404);
      const payload = { matching: {}, expected: rows.length };
      const all = await administrator.send('POST', '/api/v1/multiple-suite-app-delete', {
        payload,
      });
      expect(all.json()).toEqual({ data: { deleted: rows.length } });
      expect((await menu()).map(({ appUrl }) => appUrl)).toEqual(['/']);
    });
  },
  { data: 'company' },
);
