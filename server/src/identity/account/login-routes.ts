import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Config } from '../../platform/config';
import { AppError } from '../../platform/errors';
import { readBrowserId, ensureBrowserId } from './browser-cookies';
import { getSignInStartPath, CallbackQuery, checkCallback, assertOwnOrigin } from './callback';
import { readCompanyBranding } from '../../platform/company/company-branding';
import { listDemoPeople } from './demo-provider';
import { identifyUser } from './identify-user';
import type { SignInProof } from './identity-provider';
import { renderLoginContent } from './login-page';
import { sendAccountPage } from './page';
import { sendRefusedLinkPage } from './send-refused-link';
import type { AccountService } from './account-service';
import { signInBrowser } from './sign-in-browser';

const LoginForm = Type.Object({
  callback: Type.Optional(Type.String({ maxLength: 4000 })),
  userName: Type.Optional(Type.String({ maxLength: 200 })),
  password: Type.Optional(Type.String({ maxLength: 500 })),
  demo: Type.Optional(Type.String({ maxLength: 20 })),
});
type LoginForm = Static<typeof LoginForm>;

const LoginQuery = Type.Object({
  ...CallbackQuery.properties,
  /** True shows the sign-in page instead of redirecting to a single provider. */
  choose: Type.Optional(Type.Boolean()),
});

const wrongSignInMessage = 'The user name or the password is not right. Check both and try again.';
const expiredLoginMessage = 'This page was open for too long, or cookies are off. Try again.';

const showLogin = async (
  { config, db, demo }: AccountService,
  reply: FastifyReply,
  callback: URL,
  failed?: { problem: string; userName: string | undefined; status: number },
): Promise<FastifyReply> =>
  sendAccountPage(reply, {
    title: 'Sign in',
    company: await readCompanyBranding(db),
    status: failed?.status ?? 200,
    content: renderLoginContent({
      callback: callback.href,
      demoPeople: demo ? await listDemoPeople(db) : [],
      providers: config.providers,
      passwordsAreFor: config.passwordSignIn,
      ...(failed && { problem: failed.problem }),
      ...(failed?.userName && { userName: failed.userName }),
    }),
  });

const logIn = async (
  service: AccountService,
  request: FastifyRequest<{ Body: LoginForm }>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { config } = service;
  const form = request.body;
  const callback = checkCallback(config, request, form.callback);
  const retry = (problem: string, status: number) => {
    ensureBrowserId(config, request, reply);
    return showLogin(service, reply, callback, { problem, userName: form.userName, status });
  };
  // The cookie is same-site, so a form posted from another site lacks it.
  if (!readBrowserId(request)) return retry(expiredLoginMessage, 403);
  try {
    const identity = await identifyUser(service, request, form as SignInProof);
    if (!identity) {
      request.log.warn({ ip: request.ip }, 'A sign-in was refused');
      return await retry(wrongSignInMessage, 401);
    }
    const signedIn = await signInBrowser(service, request, reply, {
      userId: identity.userId,
      callback,
    });
    return signedIn ?? (await retry(expiredLoginMessage, 403));
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
    request.log.warn({ ip: request.ip }, 'A sign-in came too soon');
    void reply.header('retry-after', String(error.retryAfter));
    return retry(error.message, error.status);
  }
};

/**
 * Provider to which the sign-in page redirects at once, if only administrators have another way to sign in.
 */
const findOnlyProvider = ({ passwordSignIn, providers }: Config) =>
  passwordSignIn === 'administrators' && providers.length === 1 ? providers[0] : undefined;

export const registerLogin = (app: FastifyInstance, service: AccountService): void => {
  const { config, firstRun } = service;

  app.get<{ Querystring: Static<typeof LoginQuery> }>(
    '/account/login',
    { schema: { querystring: LoginQuery, hide: true } },
    async (request, reply) => {
      if (await firstRun.key()) return reply.redirect('/account/setup', 303);
      try {
        const callback = checkCallback(config, request, request.query.callback);
        const only = request.query.choose ? undefined : findOnlyProvider(config);
        if (only) return await reply.redirect(getSignInStartPath(only.id, callback.href), 303);
        ensureBrowserId(config, request, reply);
        return await showLogin(service, reply, callback);
      } catch (error) {
        return sendRefusedLinkPage(service, error, reply);
      }
    },
  );

  app.post<{ Body: LoginForm }>(
    '/account/login',
    { schema: { body: LoginForm, hide: true } },
    async (request, reply) => {
      const site = request.headers['sec-fetch-site'];
      if (site !== undefined) assertOwnOrigin(config, request);
      try {
        return await logIn(service, request, reply);
      } catch (error) {
        return sendRefusedLinkPage(service, error, reply);
      }
    },
  );
};
