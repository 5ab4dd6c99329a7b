import type { FastifyReply, FastifyRequest } from 'fastify';
import { markBrowser, refreshOf } from '../account/browser-cookies';
import { sendPage } from '../account/page';
import type { AccountService } from '../account/service';
import { readCompanySign } from '../../platform/company/company-sign';
import { ownOrigin } from '../../platform/http/own-origin';
import { administrationPath } from './addresses';
import { refusalOf, rolesOf } from './admission.rule';
import { beginSignIn } from './begin-sign-in';
import { foreseePerson } from './foresee-person';
import type { Provider } from './providers';
import { SignInRefused } from './refusals';
import type { SignInRequest, SignInRequests } from './sign-in-requests';
import { takeCode } from './take-code';
import { trialContent, type Trial } from './trial-page';

const maxLetters = 300;

const detailOf = ({ cause }: SignInRefused): string | undefined => {
  if (!(cause instanceof Error)) return undefined;
  const { code, error, error_description: description } = cause as Error & Record<string, unknown>;
  const parts = [code, error, description, cause.message];
  return parts
    .filter((part) => typeof part === 'string')
    .join(': ')
    .slice(0, maxLetters);
};

export const isByAdministrator = async (
  { sessions, actors }: AccountService,
  request: FastifyRequest,
): Promise<boolean> => {
  const refresh = refreshOf(request);
  const session = refresh && (await sessions.check(refresh));
  const actor = session && (await actors.find(session.id));
  return actor?.grants.has('role:assign') ?? false;
};

const send = async ({ db }: AccountService, trial: Trial, reply: FastifyReply) =>
  sendPage(reply, {
    title: 'A sign-in, tried',
    company: await readCompanySign(db),
    content: trialContent(trial),
  });

export const beginTrial = async (
  service: AccountService,
  requests: SignInRequests,
  provider: Provider,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<string | FastifyReply> => {
  const { config } = service;
  const origin = ownOrigin(config, request);
  const browser = markBrowser(config, request, reply);
  const callback = new URL(administrationPath, origin);
  try {
    return await beginSignIn(requests, provider, { browser, origin, callback, isTrial: true });
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    const { reason: refusal } = error;
    return send(service, { provider: provider.settings, refusal, detail: detailOf(error) }, reply);
  }
};

const judge = async (
  { db }: AccountService,
  provider: Provider,
  begun: SignInRequest,
  address: URL,
): Promise<Omit<Trial, 'provider'>> => {
  const { settings } = provider;
  try {
    const state = address.searchParams.get('state') ?? '';
    const { profile, tokens } = await takeCode(provider, begun, { address, state });
    const { claims } = profile;
    const refusal = refusalOf(settings, profile);
    if (refusal) return { refusal, claims };
    const foreseen = await foreseePerson(db, provider, profile);
    if ('refusal' in foreseen) return { ...foreseen, claims };
    const roles = rolesOf(settings, profile.groups);
    return { person: foreseen.name, roles, isRenewed: tokens.refresh !== undefined, claims };
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    return { refusal: error.reason, detail: detailOf(error) };
  }
};

export const showTrial = async (
  service: AccountService,
  provider: Provider,
  begun: SignInRequest,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> => {
  const address = new URL(request.url, ownOrigin(service.config, request));
  const judged = await judge(service, provider, begun, address);
  return send(service, { provider: provider.settings, ...judged }, reply);
};
