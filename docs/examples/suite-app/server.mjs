// Another app of the suite: its people come in by the company's provider, as they come into the console.
//   ISSUER=… CLIENT_ID=… CLIENT_SECRET=… CONSOLE=https://hiring.example.com node docs/examples/suite-app/server.mjs 5200
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import * as openid from 'openid-client';

const { ISSUER, CLIENT_ID, CLIENT_SECRET, CONSOLE, PROVIDER = 'company' } = process.env;
const [port = '5200'] = process.argv.slice(2);

const issuer = new URL(ISSUER);
// Plain HTTP is for a provider on this machine only.
const options = issuer.protocol === 'http:' ? { execute: [openid.allowInsecureRequests] } : {};
const authentication = openid.ClientSecretPost(CLIENT_SECRET);
const config = await openid.discovery(issuer, CLIENT_ID, undefined, authentication, options);

/** Sign-ins that wait for the provider, and who is signed in, each by the cookie of a browser. */
const begun = new Map();
const people = new Map();
const most = 1_000;
const keep = (map, value) => {
  const id = randomBytes(32).toString('base64url');
  if (map.size >= most) map.delete(map.keys().next().value);
  map.set(id, value);
  return id;
};

const cookieName = 'timesheets';
const cookieOf = ({ headers }) =>
  new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';
const leave = (response, address, cookie) =>
  response
    .writeHead(303, {
      location: address,
      'cache-control': 'no-store',
      ...(cookie && { 'set-cookie': `${cookieName}=${cookie}; Path=/; HttpOnly; SameSite=Lax` }),
    })
    .end();

const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const show = (response, status, content) =>
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(`<!doctype html><html lang="en"><title>Timesheets</title><h1>Timesheets</h1>${content}`);

const redirectAddress = (origin) => `${origin}/answer`;

const begin = async (response, origin) => {
  const sent = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  };
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectAddress(origin),
    scope: 'openid profile email',
    state: sent.state,
    nonce: sent.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(sent.verifier),
    code_challenge_method: 'S256',
  });
  leave(response, address.href, keep(begun, sent));
};

/** An answer counts once, in the browser that began; what fails ends at a page, never in a circle. */
const finish = async (request, response, address) => {
  const cookie = cookieOf(request);
  const sent = begun.get(cookie);
  begun.delete(cookie);
  try {
    if (!sent) throw new Error('Nothing was begun in this browser');
    const answer = await openid.authorizationCodeGrant(config, address, {
      expectedState: sent.state,
      expectedNonce: sent.nonce,
      pkceCodeVerifier: sent.verifier,
      idTokenExpected: true,
    });
    const { sub, name, email } = answer.claims() ?? {};
    leave(response, '/', keep(people, String(name ?? email ?? sub)));
  } catch {
    show(response, 403, '<p>You were not signed in.</p><p><a href="/">Try again</a></p>');
  }
};

const server = createServer(async (request, response) => {
  const origin = `http://${request.headers.host}`;
  if (!URL.canParse(request.url ?? '', origin)) return show(response, 400, '<p>No address.</p>');
  const address = new URL(request.url ?? '', origin);
  if (address.pathname === '/answer') return finish(request, response, address);
  if (address.pathname !== '/') return show(response, 404, '<p>There is nothing here.</p>');
  const person = people.get(cookieOf(request));
  if (!person) return begin(response, origin);
  // The console begins at the provider at once, which knows the person already.
  const hiring = `${CONSOLE}/account/sso/${PROVIDER}?callback=%2Fall%2Fjob`;
  show(
    response,
    200,
    `<p>Signed in as ${escaped(person)}.</p><p><a href="${escaped(hiring)}">Hiring</a></p>`,
  );
});
server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}/\n`);
});
