import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import { readCompanyBranding } from '../../platform/company/company-branding';
import { toNetworkAddress } from '../../platform/http/client-address';
import { getOwnOrigin } from '../../platform/http/own-origin';
import { ensureBrowserId } from './browser-cookies';
import { assertOwnOrigin } from './callback';
import {
  invalidLinkContent,
  renderInvitationContent,
  renderProviderContent,
} from './invitation-page';
import { needsPassword } from './needs-password.rule';
import { findPasswordProblem } from './new-password';
import { sendAccountPage } from './page';
import { readInvitedPerson, redeemInvitation, type InvitedPerson } from './redeem-invitation';
import type { AccountService } from './account-service';
import { redirectToSignIn, signInBrowser } from './sign-in-browser';
import { listInvitationAttempts } from './sign-in-limits';

const InvitationCode = Type.String({ maxLength: 100 });
const InvitationQuery = Type.Object({ code: Type.Optional(InvitationCode) });
const Text = Type.Optional(Type.String({ maxLength: 300 }));
const Form = Type.Object({ code: InvitationCode, userName: Text, password: Text, repeated: Text });

const findPasswordFormProblem = ({
  password = '',
  repeated = '',
}: Static<typeof Form>): string | undefined =>
  findPasswordProblem(password) ?? (password === repeated ? undefined : 'The two passwords differ');

export const registerInvitation = (app: FastifyInstance, service: AccountService): void => {
  const { config, db, attempts } = service;

  const show = async (reply: FastifyReply, code: string, person: InvitedPerson, problem?: string) =>
    sendAccountPage(reply, {
      title: 'Choose a password',
      company: await readCompanyBranding(db),
      status: problem ? 422 : 200,
      content: renderInvitationContent({ code, ...person, problem }),
    });

  const showEnded = async (reply: FastifyReply) =>
    sendAccountPage(reply, {
      title: 'Link ended',
      company: await readCompanyBranding(db),
      status: 404,
      content: invalidLinkContent,
    });

  const showProviders = async (reply: FastifyReply, person: InvitedPerson) =>
    sendAccountPage(reply, {
      title: 'Sign in',
      company: await readCompanyBranding(db),
      content: renderProviderContent(person, config.providers),
    });

  /** A request with an invalid code counts as a failed attempt. */
  const find = async (ip: string, code: string): Promise<InvitedPerson | undefined> => {
    const attempt = listInvitationAttempts(toNetworkAddress(ip));
    await attempts.take(attempt);
    const person = await readInvitedPerson(db, code);
    if (person) await attempts.giveBack(attempt);
    return person;
  };

  app.get<{ Querystring: Static<typeof InvitationQuery> }>(
    '/account/invitation',
    { schema: { querystring: InvitationQuery, hide: true } },
    async (request, reply) => {
      const { code = '' } = request.query;
      const person = await find(request.ip, code);
      if (!person) return showEnded(reply);
      ensureBrowserId(config, request, reply);
      return needsPassword(config, person)
        ? show(reply, code, person)
        : showProviders(reply, person);
    },
  );

  app.post<{ Body: Static<typeof Form> }>(
    '/account/invitation',
    { schema: { body: Form, hide: true } },
    async (request, reply) => {
      if (request.headers['sec-fetch-site'] !== undefined) assertOwnOrigin(config, request);
      const { code, password = '' } = request.body;
      const person = await find(request.ip, code);
      if (!person) return showEnded(reply);
      if (!needsPassword(config, person)) return showProviders(reply, person);
      const problem = findPasswordFormProblem(request.body);
      if (problem) return show(reply, code, person, problem);
      const id = await redeemInvitation(db, code, password);
      if (id === undefined) return showEnded(reply);
      request.log.info({ userId: id }, 'A person chose a password');
      const callback = new URL('/', getOwnOrigin(config, request));
      const signedIn = await signInBrowser(service, request, reply, {
        ...{ userId: id, callback, isTold: true },
      });
      return signedIn ?? redirectToSignIn(reply, callback);
    },
  );
};
