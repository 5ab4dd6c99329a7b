import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../src/platform/db/database';
import { startBalancer } from '../../balancer';
import { findFreePort } from '../../../src/platform/db/own-postgres/address';
import { startConsole } from '../../console-process';
import { fetchAs } from '../../console-session';
import { makeCompany, makeUser } from '../../factories';
import { startPostgres } from '../../postgres';
import { connectSocket } from '../../socket-client';
import { openProviderPages } from './at-provider';
import { openPlainBrowser } from './plain-browser';
import { createClaims, writeSingleProviderFile } from './sso-parts';
import { startProvider, type StartedProvider } from './start-provider';

jest.setTimeout(120_000);

interface Tokens {
  selfToken: string;
  appToken: string;
  ssoToken: string;
}

const keyOf = (kid: string) => {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return { ...key.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
};

describe('single sign-on over two servers behind one address', () => {
  const undo: (() => Promise<unknown>)[] = [];
  const servers: string[] = [];
  const led: string[] = [];
  let provider: StartedProvider;
  let origin = '';
  let providerPort = 0;

  const startAt = (port: number, kid: string) =>
    startProvider({
      people: { asha: createClaims('asha@company.example') },
      origins: [origin],
      keys: [keyOf(kid)],
      port,
    });
  const start = async (folder: string, environment: Record<string, string>): Promise<void> => {
    const dataFolder = await mkdtemp(join(tmpdir(), folder));
    const port = await findFreePort();
    const server = startConsole({
      ...environment,
      ...{ DATA_FOLDER: dataFolder, MODE: 'production', PORT: String(port) },
    });
    undo.push(async () => {
      server.child.kill('SIGKILL');
      await server.ended;
      await rm(dataFolder, { recursive: true, force: true });
    });
    // The printed address is shared by all servers, so it only shows that this server is ready.
    if (!(await server.address)) throw new Error(server.printed());
    servers.push(`http://127.0.0.1:${port}`);
  };

  beforeAll(async () => {
    const postgres = await startPostgres('empty');
    if (!postgres) throw new Error('No PostgreSQL was found');
    undo.push(postgres.stop);
    const db = openDatabase({ connectionString: postgres.connectionString, connections: 1 });
    await makeCompany(db);
    await makeUser(db, ['recruiter'], { email: 'asha@company.example' });
    await db.close();
    const balancer = await startBalancer(led);
    undo.push(balancer.stop);
    origin = balancer.address;
    provider = await startAt(0, 'first');
    undo.push(() => provider.stop());
    providerPort = Number(new URL(provider.address).port);
    const environment = {
      DATABASE_URL: postgres.connectionString,
      SSO_PROVIDERS_FILE: writeSingleProviderFile(provider.address),
      PUBLIC_URL: origin,
    };
    await Promise.all([start('one-', environment), start('other-', environment)]);
  });
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });

  const openVisit = () => ({ browser: openPlainBrowser(), atProvider: openProviderPages() });
  type Visit = ReturnType<typeof openVisit>;
  const [here, there] = [() => servers[0] ?? '', () => servers[1] ?? ''];

  const leadTo = (at: string) => led.splice(0, led.length, at);

  const begin = async ({ browser, atProvider }: Visit, at: string, callback = '/all/job') => {
    leadTo(at);
    const begun = await browser.go(
      `${origin}/account/sso/company?callback=${encodeURIComponent(callback)}`,
    );
    if (begun.status !== 303) throw new Error(`${begun.status} ${await begun.text()}`);
    return atProvider.signIn(begun.headers.get('location') ?? '', 'asha');
  };
  const arrive = async ({ browser }: Visit, at: string, { pathname, search }: URL) => {
    leadTo(at);
    const answer = await browser.go(`${origin}${pathname}${search}`);
    return new URL(answer.headers.get('location') ?? `${origin}/refused-with-${answer.status}`);
  };
  const exchange = async ({ browser }: Visit, at: string, arrival: URL): Promise<Tokens> => {
    leadTo(at);
    const answer = await browser.go(`${origin}/account/token`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ token: arrival.searchParams.get('token') }),
    });
    return (await answer.json()) as Tokens;
  };
  const signIn = async (visit: Visit): Promise<Tokens> =>
    exchange(visit, here(), await arrive(visit, there(), await begin(visit, here())));
  const statusAt = async (at: string, tokens: Tokens) => {
    leadTo(at);
    return (await fetchAs(origin, tokens, '/api/v1/userinfo')).status;
  };

  it('a sign-in started at one server ends at the other, and is valid at both', async () => {
    const tokens = await signIn(openVisit());
    expect(tokens.ssoToken).toMatch(/^[\w-]{20,}$/);
    expect([await statusAt(here(), tokens), await statusAt(there(), tokens)]).toEqual([200, 200]);
  });

  it('two tabs that start a sign-in at one server and end it at the other both reach their pages', async () => {
    const visit = openVisit();
    const one = await begin(visit, here(), '/all/job');
    const other = await begin(visit, there(), '/application');
    expect((await arrive(visit, here(), other)).pathname).toBe('/application');
    expect((await arrive(visit, there(), one)).pathname).toBe('/all/job');
    expect((await arrive(visit, here(), one)).pathname).toBe('/refused-with-400');
  });

  it('a session that the provider ends at one server ends at the other too, with its sockets', async () => {
    const visit = openVisit();
    const tokens = await signIn(visit);
    const auth = { token: tokens.selfToken, app: tokens.appToken };
    const host = new URL(origin).host;
    const sockets = [
      await connectSocket(here(), auth, origin, { host }),
      await connectSocket(there(), auth, origin, { host }),
    ];
    expect(sockets.map(({ entered }) => entered)).toEqual(['open', 'open']);
    const began = Date.now();
    leadTo(there());
    await visit.atProvider.signOut(`${provider.address}/session/end`);
    await Promise.all(sockets.map((socket) => socket.closed()));
    expect(Date.now() - began).toBeLessThan(10_000);
    expect([await statusAt(here(), tokens), await statusAt(there(), tokens)]).toEqual([401, 401]);
  });

  it('after the provider replaced its keys at most one sign-in at each server fails', async () => {
    await signIn(openVisit());
    await provider.stop();
    provider = await startAt(providerPort, 'next');
    const tryAt = async (at: string) => {
      const visit = openVisit();
      return (await arrive(visit, at, await begin(visit, at))).searchParams.has('token');
    };
    for (const at of [here(), there()]) await tryAt(at);
    expect([await tryAt(here()), await tryAt(there())]).toEqual([true, true]);
  });
});
