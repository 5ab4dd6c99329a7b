import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import type { AuditEntry } from '../../../contract/company/audit-log/audit-log';
import type { Method } from '../../../contract/call';
import {
  ServiceSecret,
  serviceTokenShapes,
  type ServiceToken,
} from '../../../contract/identity/service-tokens/service-token';
import {
  serviceRightNames,
  type ServiceRightName,
} from '../../../contract/identity/service-tokens/service-token-constants';
import { hashSecret } from '../../../src/platform/access/secret-hash';
import { makeCompany } from '../../factories';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { onDatabase, type Caller, type TestServer } from '../../server';

const path = '/api/v1/service-token';
let made = 0;

const create = async (
  administrator: Caller,
  rights: readonly ServiceRightName[] = ['directory:read'],
): Promise<ServiceToken> => {
  made += 1;
  const remote = rights.includes('remotes:deploy') ? 'notes' : '';
  const payload = { name: `Payroll ${made}`, rights, remote };
  return (await administrator.send('POST', path, { payload })).json().data;
};

const secretOf = async (administrator: Caller, { id }: ServiceToken): Promise<string> =>
  (await administrator.send('POST', `${path}/${id}/secret`)).json().data.token;

const callWith =
  ({ app }: TestServer, token: string) =>
  (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload && { payload }),
    });

const people = '/api/v1/directory/people';

const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;

onDatabase((server) => {
  let administrator: Caller;
  beforeAll(async () => {
    await makeCompany(server().db);
    administrator = await server().signInAs('administrator');
  });

  it('the secret of a service token is shown once, stored as a hash, and identifies its system', async () => {
    const token = await create(administrator, ['directory:read', 'directory:write']);
    expect(token).toMatchObject({ state: 'new', ending: '', lastUsedAt: null, expiresOn: null });
    const answer = await administrator.send('POST', `${path}/${token.id}/secret`);
    expect([...Value.Errors(One(ServiceSecret), answer.json())]).toEqual([]);
    const secret: string = answer.json().data.token;
    expect(secret).toMatch(/^hct_[\w-]{43}$/);
    const stored = await server().db.many(sql`select * from service_token`);
    expect(JSON.stringify(stored)).not.toContain(secret);
    const shown = (await administrator.send('GET', `${path}/${token.id}`)).json().data;
    expect(shown).toMatchObject({ state: 'active', ending: secret.slice(-4), lastUsedAt: null });
    const call = callWith(server(), secret);
    expect((await call('GET', people)).statusCode).toBe(200);
    const row = (await administrator.send('GET', path)).json();
    expect([...Value.Errors(Many(serviceTokenShapes.row), row)]).toEqual([]);
    expect(row.data).toMatchObject([{ id: token.id, lastUsedAt: expect.any(String) }]);
  });

  it('the time of a service token’s last use is stored at most once a minute', async () => {
    const token = await create(administrator);
    const call = callWith(server(), await secretOf(administrator, token));
    const used = async () =>
      (await administrator.send('GET', `${path}/${token.id}`)).json().data.lastUsedAt;
    await call('GET', people);
    const first = await used();
    await call('GET', people);
    expect(await used()).toBe(first);
    await server().db.run(sql`
      update service_token set last_used_at = now() - interval '61 seconds' where id = ${token.id}`);
    await call('GET', people);
    expect(Date.parse(await used())).toBeGreaterThanOrEqual(Date.parse(first));
  });

  it('the refusal of a service token gives the reason: unknown, expired or revoked', async () => {
    const token = await create(administrator);
    const earlier = await secretOf(administrator, token);
    const secret = await secretOf(administrator, token);
    const code = async (sent: string) => codeOf(await callWith(server(), sent)('GET', people));
    expect(await code(secret)).toBeUndefined();
    expect(await code(earlier)).toBe('TOKEN_UNKNOWN');
    expect(await code('hct_made-up')).toBe('TOKEN_UNKNOWN');
    const change = (payload: object) =>
      administrator.send('PUT', `${path}/${token.id}`, { payload });
    await change({ expiresOn: '2020-01-31' });
    expect(await code(secret)).toBe('TOKEN_EXPIRED');
    const renewed = await administrator.send('POST', `${path}/${token.id}/secret`);
    expect(codeOf(renewed)).toBe('IN_USE');
    await change({ expiresOn: '' });
    expect(await code(secret)).toBeUndefined();
    const revoked = await administrator.send('POST', `${path}/${token.id}/revocation`);
    expect(revoked.json().data).toMatchObject({ state: 'revoked' });
    expect(await code(secret)).toBe('TOKEN_REVOKED');
    expect(codeOf(await administrator.send('POST', `${path}/${token.id}/secret`))).toBe('IN_USE');
    await administrator.send('DELETE', `${path}/${token.id}`);
    expect(await code(secret)).toBe('TOKEN_UNKNOWN');
  });

  it('a token is valid to the end of its last day in the company’s time zone', async () => {
    const token = await create(administrator);
    const secret = await secretOf(administrator, token);
    const endsOn = (days: number) =>
      server().db.run(sql`
        update service_token set
          expires_on = (now() at time zone company_zone())::date + ${days}::integer
        where id = ${token.id}`);
    await endsOn(0);
    expect((await callWith(server(), secret)('GET', people)).statusCode).toBe(200);
    await endsOn(-1);
    expect((await callWith(server(), secret)('GET', people)).statusCode).toBe(401);
  });

  it('the audit log names the service token that made a change, even after the token is deleted', async () => {
    const token = await create(administrator, ['directory:write']);
    const secret = await secretOf(administrator, token);
    const payload = { name: `Bakery ${token.id}` };
    const answer = await callWith(server(), secret)(
      'POST',
      '/api/v1/directory/departments',
      payload,
    );
    expect(answer.statusCode).toBe(200);
    const entry = async (): Promise<AuditEntry> =>
      (
        await administrator.send('GET', '/api/v1/audit-log', {
          query: { kind: 'department', recordId: String(answer.json().data.id) },
        })
      ).json().data[0];
    const did = (await entry()).actor;
    expect(did).toEqual({ serviceTokenId: token.id, name: token.name });
    const deeds = await administrator.send('GET', '/api/v1/audit-log', {
      query: { kind: 'service-token', recordId: String(token.id) },
    });
    const lines: AuditEntry[] = deeds.json().data;
    expect(lines.map(({ action }) => action)).toEqual([
      'service-token.secret',
      'service-token.create',
    ]);
    expect(JSON.stringify(lines)).not.toContain(secret.slice(4));
    await administrator.send('DELETE', `${path}/${token.id}`);
    expect((await entry()).actor?.name).toBe(`Service token ${token.id}`);
  });
});

onDatabase((server) => {
  let administrator: Caller;
  beforeAll(async () => {
    await makeCompany(server().db);
    administrator = await server().signInAs('administrator');
  });

  /** Calls by right; they restate the decision independently of the code. */
  const permitted: readonly (readonly [Method, string, ServiceRightName])[] = [
    ['GET', '', 'directory:read'],
    ['GET', '/{id}', 'directory:read'],
    ['POST', '/usage', 'directory:read'],
    ['POST', '', 'directory:write'],
    ['PUT', '', 'directory:write'],
    ['PUT', '/{id}', 'directory:write'],
    ['POST', '/import', 'directory:write'],
    ['GET', '/{id}/merge', 'directory:write'],
    ['POST', '/{id}/merge', 'directory:write'],
    ['DELETE', '/{id}', 'directory:write'],
    ['POST', '/delete', 'directory:write'],
  ];
  const rightOf = (method: string, url: string): ServiceRightName | undefined => {
    if (/^\/api\/v1\/employment(\/|$)/.test(url)) return 'employment:write';
    if (url.startsWith('/api/v1/registry/')) return 'remotes:deploy';
    const rest = /^\/api\/v1\/directory\/[a-z]+(.*)$/.exec(url)?.[1];
    return permitted.find(([one, end]) => one === method && end === rest)?.[2];
  };
  /** Careers sites read these calls, and send applications by them, without any sign-in. */
  const isOpenToAll = (url: string) => url.startsWith('/api/public/');
  const operations = () => {
    const { paths } = server().app.swagger() as unknown as {
      paths: Record<string, Record<string, { security?: object[] }>>;
    };
    return Object.entries(paths)
      .filter(([url]) => url.startsWith('/api/'))
      .flatMap(([url, methods]) =>
        Object.entries(methods).map(([name, { security = [] }]) => ({
          method: name.toUpperCase() as Method,
          url,
          takesTokens: security.some((scheme) => 'serviceToken' in scheme),
        })),
      );
  };

  it.each(serviceRightNames)(
    'a service token with the right %s can make exactly the calls of that right',
    async (right) => {
      const call = callWith(
        server(),
        await secretOf(administrator, await create(administrator, [right])),
      );
      const wrong: string[] = [];
      for (const { method, url } of operations().filter(({ url }) => !isOpenToAll(url))) {
        const answer = await call(method, url.replace(/\{[^}]+\}/g, '2000000'), {});
        const isRefused = codeOf(answer) === 'FORBIDDEN';
        if (isRefused === (rightOf(method, url) === right)) wrong.push(`${method} ${url}`);
        if (answer.statusCode >= 500) wrong.push(`${method} ${url} ${answer.statusCode}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('the OpenAPI document marks exactly the calls that accept a service token', () => {
    const operationsWithTokens = operations().filter(({ takesTokens }) => takesTokens);
    expect(operationsWithTokens.length).toBeGreaterThan(0);
    const all = operations().filter(({ method, url }) => rightOf(method, url));
    expect(operationsWithTokens).toEqual(all);
  });

  it('a service token is refused if anything shows that a browser sent it', async () => {
    const call = callWith(server(), await secretOf(administrator, await create(administrator)));
    for (const headers of [
      { origin: 'http://localhost' },
      { 'sec-fetch-site': 'same-origin' },
      { cookie: 'a=b' },
    ] as Record<string, string>[]) {
      const answer = await call('GET', people, undefined, headers);
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'TOKEN_IN_BROWSER']);
    }
  });

  it('a service token that calls too often is refused for a while, and other tokens are not', async () => {
    const token = await create(administrator);
    const call = callWith(server(), await secretOf(administrator, token));
    const other = callWith(server(), await secretOf(administrator, await create(administrator)));
    // Simulates that another server has used up the limit of this and the next minutes.
    const minute = Math.floor(Date.now() / 60_000);
    for (let n = 0; n < 10; n += 1)
      await server().db.run(sql`
        insert into call_count (key_hash, calls, ends_at)
        values (${hashSecret(`service ${token.id} ${minute + n}`, server().keys)}, 600,
          now() + interval '1 hour')`);
    let answer = await call('GET', people);
    while (answer.statusCode === 200) answer = await call('GET', people);
    expect([answer.statusCode, codeOf(answer)]).toEqual([429, 'TOO_MANY']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await other('GET', people)).statusCode).toBe(200);
  }, 60_000);

  it('a service token without a right, with an unknown right or with the name of another token is refused', async () => {
    const sent = (payload: object) =>
      readFieldErrors(administrator.send('POST', path, { payload }));
    expect(Object.keys(await sent({ name: 'A', rights: [] }))).toEqual(['rights']);
    expect(Object.keys(await sent({ name: 'A', rights: ['all'] }))).toEqual(['rights.0']);
    const { name } = await create(administrator);
    expect(await sent({ name: ` ${name.toUpperCase()} `, rights: ['directory:read'] })).toEqual({
      name: 'There is a service token of this name already.',
    });
  });

  it('changed rights of a service token apply at once, and fields that were not sent do not change', async () => {
    const token = await create(administrator, ['directory:read']);
    const call = callWith(server(), await secretOf(administrator, token));
    const payload = { rights: ['directory:write'] };
    const changed = await administrator.send('PUT', `${path}/${token.id}`, { payload });
    expect(changed.json().data).toMatchObject({ name: token.name, ...payload });
    expect(codeOf(await call('GET', people))).toBe('FORBIDDEN');
  });
});
