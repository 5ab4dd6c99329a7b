import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

// A certified OpenID provider for tests: it knows whoever is in `people`, with any password.
const {
  people,
  clientId,
  clientSecret,
  origins,
  port = 0,
  issuer,
  keys,
  apps = [],
} = JSON.parse(process.argv[2]);

const server = createServer();
await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
const own = `http://127.0.0.1:${server.address().port}`;

const answers = (what) => origins.map((origin) => `${origin}/account/sso/company/${what}`);

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
  findAccount: (_, id) =>
    people[id] && { accountId: id, claims: () => ({ sub: id, ...people[id] }) },
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name', 'name', 'groups'],
  },
  scopes: ['openid', 'offline_access', 'profile', 'email'],
  conformIdTokenClaims: false,
  features: {
    backchannelLogout: { enabled: true },
    rpInitiatedLogout: { enabled: true },
    devInteractions: { enabled: true },
    revocation: { enabled: true },
  },
  ttl: {
    AccessToken: 600,
    Session: 86_400,
    Grant: 86_400,
    Interaction: 600,
    IdToken: 600,
    RefreshToken: 86_400,
  },
  issueRefreshToken: () => true,
  // Its own guard lets it call no address of this machine, where the console of the tests is.
  fetch: (address, { dispatcher: _, ...options }) => fetch(address, options),
  cookies: { keys: ['tests only'] },
  // Nobody is asked whether the console may know them: the company decided that.
  loadExistingGrant: async (context) => {
    const { client, session } = context.oidc;
    const known = session.grantIdFor(client.clientId);
    if (known) return provider.Grant.find(known);
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid profile email offline_access');
    await grant.save();
    return grant;
  },
});
// It makes its own addresses from what stands before it.
provider.proxy = issuer !== undefined;
server.on('request', provider.callback());
process.stdout.write(`${own}\n`);
process.on('disconnect', () => process.exit());
