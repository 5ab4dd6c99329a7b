import type { FastifyReply, FastifyRequest } from 'fastify';
import { ensureBrowserId, readRefreshCookie } from '../account/browser-cookies';
import { sendAccountPage } from '../account/page';
import type { AccountService } from '../account/account-service';
import { readCompanyBranding } from '../../platform/company/company-branding';
import { getOwnOrigin } from '../../platform/http/own-origin';
import { singleSignOnSettingsPath } from './addresses';
import { findAdmissionRefusal, mapGroupsToRoles } from './admission.rule';
import { beginSignIn } from './begin-sign-in';
import { predictSignInPerson } from './predict-person';
import type { Provider } from './providers';
import { SignInRefusedError } from './sign-in-refusals';
import type { SignInRequest, SignInRequests } from './sign-in-requests';
import { redeemCode } from './redeem-code';
import { renderTrialContent, type SignInTrial } from './trial-page';

const maxDetailLength = 300;

const getRefusalDetail = ({ cause }: SignInRefusedError): string | undefined => {
  if (!(cause instanceof Error)) return undefined;
  const { code, error, error_description: description } = cause as Error & Record<string, unknown>;
  const parts = [code, error, description, cause.message];
  return parts
    .filter((part) => typeof part === 'string')
    .join(': ')
    .slice(0, maxDetailLength);
};

export const isRequestByAdministrator = async (
  { sessions, actors }: AccountService,
  request: FastifyRequest,
): Promise<boolean> => {
  const refresh = readRefreshCookie(request);
  const session = refresh && (await sessions.check(refresh));
  const actor = session && (await actors.find(session.id));
  return actor?.grants.has('role:assign') ?? false;
};

const send = async ({ db }: AccountService, trial: SignInTrial, reply: FastifyReply) =>
  sendAccountPage(reply, {
    title: 'A sign-in, tried',
    company: await readCompanyBranding(db),
    content: renderTrialContent(trial),
  });

export const beginSignInTrial = async (
  service: AccountService,
  requests: SignInRequests,
  provider: Provider,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<string | FastifyReply> => {
  const { config } = service;
  const origin = getOwnOrigin(config, request);
  const browser = ensureBrowserId(config, request, reply);
  const callback = new URL(singleSignOnSettingsPath, origin);
  try {
    return await beginSignIn(requests, provider, { browser, origin, callback, isTrial: true });
  } catch (error) {
    if (!(error instanceof SignInRefusedError)) throw error;
    const { reason: refusal } = error;
    return send(
      service,
      { provider: provider.settings, refusal, detail: getRefusalDetail(error) },
      reply,
    );
  }
};

const evaluateTrial = async (
  { db }: AccountService,
  provider: Provider,
  begun: SignInRequest,
  address: URL,
): Promise<Omit<SignInTrial, 'provider'>> => {
  const { settings } = provider;
  try {
    const state = address.searchParams.get('state') ?? '';
    const { profile, tokens } = await redeemCode(provider, begun, { address, state });
    const { claims } = profile;
    const refusal = findAdmissionRefusal(settings, profile);
    if (refusal) return { refusal, claims };
    const foreseen = await predictSignInPerson(db, provider, profile);
    if ('refusal' in foreseen) return { ...foreseen, claims };
    const roles = mapGroupsToRoles(settings, profile.groups);
    return { person: foreseen.name, roles, isRenewed: tokens.refresh !== undefined, claims };
  } catch (error) {
    if (!(error instanceof SignInRefusedError)) throw error;
    return { refusal: error.reason, detail: getRefusalDetail(error) };
  }
};

export const showSignInTrial = async (
  service: AccountService,
  provider: Provider,
  begun: SignInRequest,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> => {
  const address = new URL(request.url, getOwnOrigin(service.config, request));
  const judged = await evaluateTrial(service, provider, begun, address);
  return send(service, { provider: provider.settings, ...judged }, reply);
};
