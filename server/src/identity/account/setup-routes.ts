import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/errors';
import { toNetworkAddress } from '../../platform/http/client-address';
import { getOwnOrigin } from '../../platform/http/own-origin';
import { ensureBrowserId } from './browser-cookies';
import { detectBrowserRegion } from './browser-region';
import { assertOwnOrigin } from './callback';
import { readCompanyBranding } from '../../platform/company/company-branding';
import { createAdministrator } from './create-administrator';
import { sendAccountPage } from './page';
import type { AccountService } from './account-service';
import { listSetupAttempts } from './sign-in-limits';
import { SetupForm, findSetupProblems } from './setup-form';
import { renderSetupContent, type SetupProblems } from './setup-page';
import { redirectToSignIn, signInBrowser } from './sign-in-browser';
import { decryptTypedPassword, encryptTypedPassword } from './typed-password';

/** These routes return 404 once the first administrator exists. */
export const registerSetup = (app: FastifyInstance, service: AccountService): void => {
  const { config, db, firstRun, attempts, keys } = service;

  const show = async (reply: FastifyReply, form: SetupForm, problems: SetupProblems) => {
    const typed = problems.password ? '' : encryptTypedPassword(form.password ?? '', keys);
    return sendAccountPage(reply, {
      title: 'Set up',
      company: await readCompanyBranding(db),
      status: Object.keys(problems).length > 0 ? 422 : 200,
      content: renderSetupContent({ ...form, typed }, problems),
    });
  };

  const assertOpen = async (): Promise<void> => {
    if (!(await firstRun.key())) throw new AppError('NO_SUCH_ADDRESS');
  };

  app.get('/account/setup', { schema: { hide: true } }, async (request, reply) => {
    await assertOpen();
    ensureBrowserId(config, request, reply);
    return show(reply, detectBrowserRegion(request.headers['accept-language']), {});
  });

  app.post<{ Body: SetupForm }>(
    '/account/setup',
    { schema: { body: SetupForm, hide: true } },
    async (request, reply) => {
      await assertOpen();
      if (request.headers['sec-fetch-site'] !== undefined) assertOwnOrigin(config, request);
      const { typed = '', ...sent } = request.body;
      const form = { ...sent, password: sent.password || decryptTypedPassword(typed, keys) };
      const attempt = listSetupAttempts(toNetworkAddress(request.ip));
      await attempts.take(attempt);
      const isRight = await firstRun.isRight((form.key ?? '').trim());
      if (isRight) await attempts.giveBack(attempt);
      const problems: SetupProblems = {
        ...(!isRight && { key: 'This is not the key that the server printed' }),
        ...findSetupProblems(form),
      };
      if (Object.keys(problems).length > 0) return show(reply, form, problems);
      const id = await createAdministrator(db, form);
      if (id === undefined) throw new AppError('NO_SUCH_ADDRESS');
      request.log.info({ userId: id }, 'The first administrator was created');
      const callback = new URL('/getting-started', getOwnOrigin(config, request));
      const signedIn = await signInBrowser(service, request, reply, { userId: id, callback });
      return signedIn ?? redirectToSignIn(reply, callback);
    },
  );
};
