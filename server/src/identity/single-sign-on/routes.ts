import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { Type, type Static } from 'typebox';
import { readBrowserId, ensureBrowserId } from '../account/browser-cookies';
import { addCallbackValues, CallbackQuery, checkCallback } from '../account/callback';
import { sendRefusedLinkPage } from '../account/send-refused-link';
import type { AccountService } from '../account/account-service';
import { readSignInClient, type SignInClient } from '../account/sign-in-client';
import { consoleApp } from '../../platform/config';
import { AppError } from '../../platform/errors';
import { getOwnOrigin } from '../../platform/http/own-origin';
import { singleSignOnSettingsPath } from './addresses';
import { findAdmissionRefusal } from './admission.rule';
import { beginSignIn } from './begin-sign-in';
import { endSessionsByProvider } from './end-sessions-by-provider';
import { findOrAddPerson } from './find-or-add-person';
import { readLogoutToken } from './logout-token';
import { storeProviderSession } from './provider-sessions';
import type { Provider, Providers } from './providers';
import { sendRefusalPage } from './refusal-page';
import { SignInRefusedError } from './sign-in-refusals';
import { createSignInRequests, type SignInRequest } from './sign-in-requests';
import { redeemCode, type ProviderSignIn } from './redeem-code';
import { beginSignInTrial, isRequestByAdministrator, showSignInTrial } from './sign-in-trial';

const Params = Type.Object({ provider: Type.String({ maxLength: 40 }) });
type Params = Static<typeof Params>;

/** Response of a provider, which may contain further fields. */
const Answer = Type.Object(
  {
    state: Type.Optional(Type.String({ maxLength: 4_000 })),
    code: Type.Optional(Type.String({ maxLength: 8_000 })),
    error: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: true },
);
type Answer = Static<typeof Answer>;

const LogoutForm = Type.Object({ logout_token: Type.String({ minLength: 1, maxLength: 20_000 }) });

const redirectUncached = (reply: FastifyReply, address: string): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(address, 303);

export const registerSingleSignOn =
  (providers: Providers) =>
  (app: FastifyInstance, service: AccountService): void => {
    const { config, db, keys, sessions } = service;
    const requests = createSignInRequests(db, keys);

    const providerOf = ({ provider }: Params): Provider => {
      const found = providers.get(provider);
      if (!found) throw new AppError('NO_SUCH_ADDRESS');
      return found;
    };

    const openSession = async (
      { settings }: Provider,
      userId: number,
      { profile, sid, tokens, expiresIn }: ProviderSignIn,
      { browser, place }: { browser: string; place: SignInClient },
    ): Promise<string> => {
      const { code, sessionId } = await sessions.open(userId, 'sso', browser, place);
      const { subject } = profile;
      const given = { provider: settings.id, subject, sid, tokens, expiresIn };
      await storeProviderSession({ db, keys }, sessionId, given);
      return code;
    };

    /** @throws SignInRefusedError */
    const finish = async (
      provider: Provider,
      request: FastifyRequest<{ Querystring: Answer }>,
      begun: SignInRequest,
      browser: string,
    ): Promise<string> => {
      const { state = '' } = request.query;
      const address = new URL(request.url, getOwnOrigin(config, request));
      const arrival = await redeemCode(provider, begun, { address, state });
      const refusal = findAdmissionRefusal(provider.settings, arrival.profile);
      if (refusal) throw new SignInRefusedError(refusal);
      const userId = await findOrAddPerson(db, provider, arrival.profile);
      const place = readSignInClient(request);
      const token = await openSession(provider, userId, arrival, { browser, place });
      const callback = checkCallback(config, request, begun.callback);
      return addCallbackValues(callback, { token, app: consoleApp, authType: 'sso' });
    };

    app.get<{ Params: Params; Querystring: Static<typeof CallbackQuery> }>(
      '/account/sso/:provider',
      { schema: { params: Params, querystring: CallbackQuery, hide: true } },
      async (request, reply) => {
        const provider = providerOf(request.params);
        try {
          const callback = checkCallback(config, request, request.query.callback);
          const browser = ensureBrowserId(config, request, reply);
          const origin = getOwnOrigin(config, request);
          const address = await beginSignIn(requests, provider, { browser, origin, callback });
          return redirectUncached(reply, address);
        } catch (error) {
          if (!(error instanceof SignInRefusedError))
            return sendRefusedLinkPage(service, error, reply);
          const callback = request.query.callback ?? '/';
          return sendRefusalPage(service, provider.settings, error, { request, reply, callback });
        }
      },
    );

    app.get<{ Params: Params }>(
      '/account/sso/:provider/trial',
      { schema: { params: Params, hide: true } },
      async (request, reply) => {
        const provider = providerOf(request.params);
        if (!(await isRequestByAdministrator(service, request)))
          return redirectUncached(reply, singleSignOnSettingsPath);
        const begun = await beginSignInTrial(service, requests, provider, { request, reply });
        return typeof begun === 'string' ? redirectUncached(reply, begun) : begun;
      },
    );

    app.get<{ Params: Params; Querystring: Answer }>(
      '/account/sso/:provider/answer',
      { schema: { params: Params, querystring: Answer, hide: true } },
      async (request, reply) => {
        const provider = providerOf(request.params);
        const browser = readBrowserId(request) ?? '';
        const begun = await requests.take(request.query.state ?? '', browser);
        if (begun?.isTrial && begun.provider === provider.settings.id)
          return (await isRequestByAdministrator(service, request))
            ? showSignInTrial(service, provider, begun, { request, reply })
            : redirectUncached(reply, singleSignOnSettingsPath);
        try {
          if (begun?.provider !== provider.settings.id)
            throw new SignInRefusedError('request-unknown');
          return redirectUncached(reply, await finish(provider, request, begun, browser));
        } catch (error) {
          if (!(error instanceof SignInRefusedError)) throw error;
          const callback = begun?.callback ?? '/';
          return sendRefusalPage(service, provider.settings, error, { request, reply, callback });
        }
      },
    );

    app.get<{ Params: Params; Querystring: Answer }>(
      '/account/sso/:provider/signed-out',
      { schema: { params: Params, querystring: Answer, hide: true } },
      async (request, reply) => {
        providerOf(request.params);
        try {
          const callback = checkCallback(config, request, request.query.state);
          const back = encodeURIComponent(callback.href);
          return redirectUncached(reply, `/account/login?choose=true&callback=${back}`);
        } catch (error) {
          return sendRefusedLinkPage(service, error, reply);
        }
      },
    );

    app.post<{ Params: Params; Body: Static<typeof LogoutForm> }>(
      '/account/sso/:provider/logout',
      { schema: { params: Params, body: LogoutForm, hide: true } },
      async (request, reply) => {
        const provider = providerOf(request.params);
        void reply.header('cache-control', 'no-store');
        const logout = await readLogoutToken(provider, request.body.logout_token).catch(
          (error: unknown) => {
            request.log.warn({ err: error }, 'A sign-out of a provider was not believed');
            throw new AppError('INVALID_INPUT', {
              message: 'This is no sign-out token of the provider for this console.',
            });
          },
        );
        const which = logout.sid
          ? sql`sso_session.sid = ${logout.sid}`
          : sql`sso_session.subject = ${logout.sub}`;
        await endSessionsByProvider(db, provider.settings.id, which);
        return {};
      },
    );
  };
