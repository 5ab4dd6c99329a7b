import { scimUrns } from '../../../contract/company/scim/scim-constants';
import { makeCompany } from '../../factories';
import { onDatabase, type Caller } from '../../server';
import { directoryFiles } from '../directory/directory-files';
import { toErrorResponse, type ScimRecords } from './scim-case';
import { entraGroupCases } from './scim-entra-groups';
import { entraUserCases } from './scim-entra-users';
import { oktaCases } from './scim-okta-cases';
import { makeToken, toPersonBody, scimCalls, type ScimAnswer, type ScimSend } from './scim-parts';
import { standardCases } from './scim-standard-cases';

onDatabase((server) => {
  let administrator: Caller;
  let send: ScimSend;
  const files = directoryFiles(() => administrator);
  let made = 0;
  beforeAll(async () => {
    await makeCompany(server().db);
    administrator = await server().signInAs('administrator');
    send = scimCalls(server(), await makeToken(administrator));
  });

  const makeWorld = async (): Promise<ScimRecords> => {
    made += 1;
    const name = `p${made}x`;
    const create = async (path: string, body: object) => {
      const answer: ScimAnswer = await send('POST', path, body);
      expect(answer).toMatchObject({ status: 201 });
      return answer.body.id as string;
    };
    const other = await create('/Users', toPersonBody(`boss-${name}`));
    const id = await create('/Users', toPersonBody(name, { externalId: `known-${name}` }));
    const group = await create('/Groups', {
      displayName: `Team ${name}`,
      members: [{ value: id }],
    });
    return { id, name, other, group };
  };

  describe.each([
    ['Okta', oktaCases],
    ['Entra ID', [...entraUserCases, ...entraGroupCases]],
    ['the standard', standardCases],
  ])('SCIM conforms to %s', (_, cases) => {
    it.each(cases)(
      'a SCIM request is answered as expected: %s',
      async (_name, call, status, body) => {
        const world = await makeWorld();
        const answer = await send(...call(world));
        expect([answer.status, answer.body]).toEqual([status, body(world)]);
        if (answer.body) expect(answer.headers['content-type']).toMatch(/^application\/scim\+json/);
      },
    );
  });

  it('pages of SCIM users from any start index together list everybody once', async () => {
    const { body: all } = await send('GET', '/Users?count=200&sortBy=userName');
    const found: string[] = [];
    for (let startIndex = 1; startIndex <= (all.totalResults ?? 0); startIndex += 7) {
      const { body } = await send('GET', `/Users?count=7&sortBy=userName&startIndex=${startIndex}`);
      found.push(...(body.Resources ?? []).map(({ id }) => id ?? ''));
    }
    expect(found).toEqual(all.Resources?.map(({ id }) => id));
  });

  it('a change of a member’s name changes the version of the groups of that member', async () => {
    const { id, group } = await makeWorld();
    const { body: them } = await send('GET', `/Users/${id}`);
    const email = them.userName;
    const known = async () => {
      const { headers, body } = await send('GET', `/Groups/${group}`);
      return { etag: String(headers.etag), display: body.members?.[0]?.display };
    };
    const rename: [string, (name: string) => Promise<unknown>][] = [
      [
        'SCIM',
        (name) =>
          send('PATCH', `/Users/${id}`, {
            schemas: [scimUrns.patchOp],
            Operations: [{ op: 'replace', path: 'name.givenName', value: name }],
          }),
      ],
      [
        'the list of people',
        (name) =>
          administrator.send('PUT', `/api/v1/person/${id}`, { payload: { firstName: name } }),
      ],
      [
        'the directory',
        (name) =>
          administrator.send('PUT', `/api/v1/directory/people/${id}`, {
            payload: { firstName: name },
          }),
      ],
      [
        'a file of people',
        (name) => files.bring('people', `E-mail,First Name\n${email},${name}\n`),
      ],
    ];
    for (const [by, call] of rename) {
      const before = await known();
      await call(`Called by ${by}`);
      const after = await known();
      expect([by, after.display]).toEqual([by, expect.stringContaining(`Called by ${by}`)]);
      expect([by, after.etag]).not.toEqual([by, before.etag]);
    }
    const before = await known();
    await send('PATCH', `/Users/${id}`, {
      schemas: [scimUrns.patchOp],
      Operations: [{ op: 'replace', path: 'title', value: 'Baker' }],
    });
    expect((await known()).etag).toBe(before.etag);
  });

  it('SCIM answers an unchanged version with 304, and a stale one with 412', async () => {
    const { id, name } = await makeWorld();
    const { headers, body } = await send('GET', `/Users/${id}`);
    const etag = String(headers.etag);
    expect([etag, body.meta?.version]).toEqual(['W/"1"', 'W/"1"']);
    const known = await send('GET', `/Users/${id}`, undefined, { 'if-none-match': etag });
    expect([known.status, known.body]).toEqual([304, undefined]);
    const change = (title: string) =>
      send('PUT', `/Users/${id}`, toPersonBody(name, { title }), { 'if-match': etag });
    expect((await change('Baker')).headers.etag).toBe('W/"2"');
    expect(await change('Miller')).toMatchObject({ status: 412, body: toErrorResponse(412) });
    expect(await send('DELETE', `/Users/${id}`, undefined, { 'if-match': etag })).toMatchObject({
      status: 412,
    });
    const again = await send('PUT', `/Users/${id}`, toPersonBody(name, { title: 'Baker' }));
    expect([again.status, again.headers.etag]).toEqual([200, 'W/"2"']);
  });

  it('a token without the SCIM permission is refused in the error format of the standard', async () => {
    const other = scimCalls(server(), await makeToken(administrator, ['directory:write']));
    expect(await other('GET', '/Users')).toMatchObject({ status: 403, body: toErrorResponse(403) });
    const unknown = await scimCalls(server(), 'hct_made-up')('GET', '/Users');
    expect(unknown).toMatchObject({ status: 401, body: toErrorResponse(401) });
    expect(unknown.headers['www-authenticate']).toBe('Bearer');
    const session = await administrator.send('GET', '/scim/v2/Users');
    expect(session.statusCode).toBe(403);
    const directory = await server().app.inject({
      url: '/api/v1/directory/people',
      headers: { authorization: `Bearer ${await makeToken(administrator)}` },
    });
    expect(directory.statusCode).toBe(403);
  });

  it('SCIM accepts the query flag that Entra adds to addresses', async () => {
    const { status } = await send('GET', '/Users?aadOptscim062020&count=1');
    expect(status).toBe(200);
  });
});
