import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { clearRefreshCookie, readRefreshCookie, type RefreshCredentials } from './browser-cookies';
import { CallbackQuery, checkCallback, assertOwnOrigin } from './callback';
import { readCompanyBranding } from '../../platform/company/company-branding';
import { getOwnOrigin } from '../../platform/http/own-origin';
import { renderLogoutContent, renderSignedOutContent } from './logout-page';
import { sendAccountPage } from './page';
import { sendRefusedLinkPage } from './send-refused-link';
import type { AccountService } from './account-service';

type LogoutInput = Static<typeof CallbackQuery>;

/** True for requests by the console itself: pictures, frames or other sites cannot sign a user out. */
const isRequestFromConsole = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'document';

export const registerLogout = (app: FastifyInstance, service: AccountService): void => {
  const { config, db, sessions, actors, providerSessions } = service;

  const endSession = async (
    request: FastifyRequest,
    refresh: RefreshCredentials,
    callback: URL,
  ): Promise<string | undefined> => {
    const ended = await sessions.end(refresh);
    // Sessions that were handed over from the ended session ended too.
    actors.forgetAll();
    return ended > 0
      ? providerSessions.signOutAddress(refresh.sessionId, getOwnOrigin(config, request), callback)
      : undefined;
  };

  const signOut = async (request: FastifyRequest, reply: FastifyReply, callback: URL) => {
    const refresh = readRefreshCookie(request);
    const provider = refresh && (await endSession(request, refresh, callback));
    clearRefreshCookie(config, reply);
    if (provider && request.method === 'POST')
      return sendAccountPage(reply, {
        title: 'Signed out',
        company: await readCompanyBranding(db),
        content: renderSignedOutContent(provider),
      });
    const back = encodeURIComponent(callback.href);
    // Without this parameter, a single provider would sign the user in again at once.
    const login = `/account/login?callback=${back}${config.providers.length > 0 ? '&choose=true' : ''}`;
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(provider ?? login, 303);
  };

  app.get<{ Querystring: LogoutInput }>(
    '/account/logout',
    { schema: { querystring: CallbackQuery, hide: true } },
    async (request, reply) => {
      try {
        const callback = checkCallback(config, request, request.query.callback);
        if (!readRefreshCookie(request) || isRequestFromConsole(request))
          return await signOut(request, reply, callback);
        return await sendAccountPage(reply, {
          title: 'Sign out',
          company: await readCompanyBranding(db),
          content: renderLogoutContent(callback.href),
        });
      } catch (error) {
        return sendRefusedLinkPage(service, error, reply);
      }
    },
  );

  app.post<{ Body: LogoutInput }>(
    '/account/logout',
    { schema: { body: CallbackQuery, hide: true } },
    async (request, reply) => {
      assertOwnOrigin(config, request);
      try {
        return await signOut(request, reply, checkCallback(config, request, request.body.callback));
      } catch (error) {
        return sendRefusedLinkPage(service, error, reply);
      }
    },
  );
};
