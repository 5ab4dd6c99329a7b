import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

// Starts certified OpenID providers for tests; users are those in `people`, with any password.

const plain = {
  scopes: ['openid', 'offline_access', 'profile', 'email'],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name', 'name', 'groups'],
  },
};

const started = async ({
  people,
  clientId,
  clientSecret,
  origins,
  id = 'company',
  path = '',
  port = 0,
  issuer,
  keys,
  apps = [],
  habits: { scopes, claims, claimsByAnswer, endsSessions, renewsFor } = plain,
}) => {
  const server = createServer();
  await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
  const own = `http://127.0.0.1:${server.address().port}${path}`;
  const answers = (what) => origins.map((origin) => `${origin}/account/sso/${id}/${what}`);
  const knows =
    (use) =>
    ([name]) =>
      !claimsByAnswer || claimsByAnswer[use].includes(name);
  /** Code challenges of sign-ins that requested a refresh token with the provider's own parameter. */
  const renewed = new Set();

  const provider = new Provider(issuer ?? own, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: answers('answer'),
        post_logout_redirect_uris: answers('signed-out'),
        backchannel_logout_uri: answers('logout')[0],
        backchannel_logout_session_required: true,
      },
      ...apps.map((app) => ({
        client_id: app.clientId,
        client_secret: app.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [app.redirectAddress],
      })),
    ],
    ...(keys && { jwks: { keys } }),
    findAccount: (_, name) =>
      people[name] && {
        accountId: name,
        claims: (use) => ({
          sub: name,
          ...Object.fromEntries(Object.entries(people[name]).filter(knows(use))),
        }),
      },
    claims,
    scopes,
    conformIdTokenClaims: false,
    features: {
      backchannelLogout: { enabled: endsSessions ?? true },
      rpInitiatedLogout: { enabled: endsSessions ?? true },
      devInteractions: { enabled: true },
      revocation: { enabled: true },
    },
    ttl: {
      // A user with `codeLife` gets a code that expires sooner.
      AuthorizationCode: (_, { accountId }) => people[accountId]?.codeLife ?? 60,
      AccessToken: 600,
      Session: 86_400,
      Grant: 86_400,
      Interaction: 600,
      IdToken: 600,
      RefreshToken: 86_400,
    },
    issueRefreshToken: (_, __, code) => !renewsFor || renewed.has(code.codeChallenge),
    // The library's own fetch refuses local addresses.
    fetch: (address, { dispatcher: _, ...options }) => fetch(address, options),
    cookies: { keys: ['tests only'] },
    // Grants consent without asking, as a company's provider would.
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      const known = session.grantIdFor(client.clientId);
      if (known) return provider.Grant.find(known);
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(scopes.join(' '));
      await grant.save();
      return grant;
    },
  });
  // The issuer's address comes from the proxy's headers.
  provider.proxy = issuer !== undefined;
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const { searchParams } = new URL(request.url, own);
    if (renewsFor && searchParams.get(renewsFor.name) === renewsFor.value)
      renewed.add(searchParams.get('code_challenge'));
    request.originalUrl = request.url;
    if (request.url.startsWith(path)) request.url = request.url.slice(path.length);
    answer(request, response);
  });
  return own;
};

const addresses = await Promise.all(JSON.parse(process.argv[2]).map(started));
process.stdout.write(`${JSON.stringify(addresses)}\n`);
process.on('disconnect', () => process.exit());
