import sql from 'sql-template-tag';
import { createAccessTokens } from '../../../src/platform/access/token';
import { accessTable } from '../../../src/platform/access/access-table';
import type { Method } from '../../../contract/call';
import { onDatabase } from '../../server';

interface Operation {
  security?: unknown[];
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

const filled = (path: string): string => path.replace(/\{[^}]+\}/g, '1');

onDatabase((server) => {
  const operations = () => {
    const { paths } = server().app.swagger() as unknown as OpenApi;
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase() as Method,
        operation,
      })),
    );
  };

  it('every call of the API without a session is refused, except what everybody may call', async () => {
    const api = operations().filter(
      ({ path }) => path.startsWith('/api/') && !path.startsWith('/api/public/'),
    );
    expect(api.length).toBeGreaterThan(30);
    const open = [];
    for (const { path, method } of api)
      for (const headers of [{}, { authorization: 'Bearer made.up.token' }]) {
        const answer = await server().app.inject({ method, url: filled(path), headers });
        if (answer.statusCode !== 401) open.push(`${method} ${path} ${answer.statusCode}`);
      }
    expect(open).toEqual([]);
  });

  it('the OpenAPI document has every call under /api', async () => {
    const answer = await server().app.inject('/api/openapi.json');
    expect(answer.json()).toMatchObject({ openapi: '3.1.0' });
    const routes = server().app.printRoutes({ commonPrefix: false });
    expect(routes).toContain('api/v2/permissions');
  });

  it('a token with another key, algorithm or app, or of an ended session, is refused', async () => {
    const caller = await server().signInAs('administrator');
    const claims = { userId: caller.userId, sessionId: caller.sessionId, app: 'test-app' };
    const { keys } = server();
    const other = { ...keys.current(), tokenKey: 'another key' };
    const forged = createAccessTokens({ current: () => other, all: () => [other] }).sign(claims);
    const [header, payload, seal] = caller.headers.authorization.slice(7).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT', kid: other.id })).toString(
      'base64url',
    );
    const ask = async (token: string, app = 'test-app') =>
      (
        await server().app.inject({
          url: `/api/v1/userinfo?app=${app}`,
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode;
    expect(await ask(forged)).toBe(401);
    expect(await ask(`${none}.${payload}.`)).toBe(401);
    expect(await ask(`${none}.${payload}.${seal}`)).toBe(401);
    expect(await ask(`${header}.${payload}.${seal?.slice(0, -4)}AAAA`)).toBe(401);
    expect(await ask(`${header}.${payload}.${seal}`, 'other-app')).toBe(403);
    expect(await ask(`${header}.${payload}.${seal}`)).toBe(200);
    await server().db.run(
      sql`update session set expires_at = now() - interval '1 second' where id = ${caller.sessionId}`,
    );
    await new Promise((done) => setTimeout(done, 3_100));
    expect(await ask(`${header}.${payload}.${seal}`)).toBe(401);
  });

  it.each(['administrator', 'recruiter', 'referrer', 'auditor'] as const)(
    'the permissions of a %s are exactly those of the table',
    async (role) => {
      const caller = await server().signInAs(role);
      const answer = await caller.send('GET', '/api/v2/permissions');
      const { data } = answer.json() as { data: { permission: string }[] };
      const granted = Object.entries(accessTable).filter(([, row]) => role in row);
      expect(data.map(({ permission }) => permission).sort()).toEqual(
        granted.map(([permission]) => permission).sort(),
      );
    },
  );

  it('a missing permission is answered with 403 before the body is validated', async () => {
    const caller = await server().signInAs('auditor');
    const answer = await caller.send('POST', '/api/v1/job', { payload: { jobTitle: 5 } });
    expect(answer.json()).toMatchObject({ error: { code: 'FORBIDDEN' } });
  });
});
