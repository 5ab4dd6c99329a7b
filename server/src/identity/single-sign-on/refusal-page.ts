import type { FastifyReply, FastifyRequest } from 'fastify';
import { getSignInStartPath } from '../account/callback';
import { sendAccountPage } from '../account/page';
import type { AccountService } from '../account/account-service';
import { readCompanyBranding } from '../../platform/company/company-branding';
import { html } from '../../platform/pages/html';
import { enqueueFailingProviderMail } from './failing-provider-mail';
import type { Provider } from './providers';
import { signInRefusals, type SignInRefusedError } from './sign-in-refusals';

const describeFailure = (cause: unknown): object =>
  cause instanceof Error
    ? { name: cause.name, code: (cause as { code?: unknown }).code, message: cause.message }
    : {};

/** The refusal is a page instead of a redirect, since the provider could redirect back at once, in a loop. */
export const sendRefusalPage = async (
  { db }: AccountService,
  { id, name }: Pick<Provider['settings'], 'id' | 'name'>,
  error: SignInRefusedError,
  { request, reply, callback }: { request: FastifyRequest; reply: FastifyReply; callback: string },
): Promise<FastifyReply> => {
  const { status, title, message } = signInRefusals[error.reason];
  request.log.warn(
    { provider: id, reason: error.reason, failure: describeFailure(error.cause) },
    'A sign-in by a provider was refused',
  );
  if (error.reason === 'provider-away') await enqueueFailingProviderMail(db, { id, name });
  return sendAccountPage(reply, {
    title,
    company: await readCompanyBranding(db),
    status,
    content: html`<div>
        <h1>${title}</h1>
        <p class="lead">${message(name)}</p>
      </div>
      <a class="main" href="${getSignInStartPath(id, callback)}">Try again with ${name}</a>
      <a href="/account/login?choose=true&callback=${encodeURIComponent(callback)}"
        >Other ways to sign in</a
      >
      <p class="hint">Reference ${String(request.id)}</p>`,
  });
};
