import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import { readCompanySign } from '../../platform/company/company-sign';
import { networkOf } from '../../platform/http/client-address';
import { ownOrigin } from '../../platform/http/own-origin';
import { markBrowser } from './browser-cookies';
import { assertOwnOrigin } from './callback';
import { endedContent, invitationContent, providerContent } from './invitation-page';
import { needsPassword } from './needs-password.rule';
import { passwordProblem } from './new-password';
import { sendPage } from './page';
import { readInvited, redeemInvitation, type Invited } from './redeem-invitation';
import type { AccountService } from './service';
import { signInFirst, signInHere } from './sign-in-here';
import { invitationAttempts } from './sign-in-limits';

const Code = Type.String({ maxLength: 100 });
const Query = Type.Object({ code: Type.Optional(Code) });
const Text = Type.Optional(Type.String({ maxLength: 300 }));
const Form = Type.Object({ code: Code, userName: Text, password: Text, repeated: Text });

const problemOf = ({ password = '', repeated = '' }: Static<typeof Form>): string | undefined =>
  passwordProblem(password) ?? (password === repeated ? undefined : 'The two passwords differ');

export const registerInvitation = (app: FastifyInstance, service: AccountService): void => {
  const { config, db, attempts } = service;

  const show = async (reply: FastifyReply, code: string, person: Invited, problem?: string) =>
    sendPage(reply, {
      title: 'Choose a password',
      company: await readCompanySign(db),
      status: problem ? 422 : 200,
      content: invitationContent({ code, ...person, problem }),
    });

  const showEnded = async (reply: FastifyReply) =>
    sendPage(reply, {
      title: 'Link ended',
      company: await readCompanySign(db),
      status: 404,
      content: endedContent,
    });

  const showProviders = async (reply: FastifyReply, person: Invited) =>
    sendPage(reply, {
      title: 'Sign in',
      company: await readCompanySign(db),
      content: providerContent(person, config.providers),
    });

  /** An invalid code counts as a failed attempt. */
  const find = async (ip: string, code: string): Promise<Invited | undefined> => {
    const attempt = invitationAttempts(networkOf(ip));
    await attempts.take(attempt);
    const person = await readInvited(db, code);
    if (person) await attempts.giveBack(attempt);
    return person;
  };

  app.get<{ Querystring: Static<typeof Query> }>(
    '/account/invitation',
    { schema: { querystring: Query, hide: true } },
    async (request, reply) => {
      const { code = '' } = request.query;
      const person = await find(request.ip, code);
      if (!person) return showEnded(reply);
      markBrowser(config, request, reply);
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
      const problem = problemOf(request.body);
      if (problem) return show(reply, code, person, problem);
      const id = await redeemInvitation(db, code, password);
      if (id === undefined) return showEnded(reply);
      request.log.info({ userId: id }, 'A person chose a password');
      const callback = new URL('/', ownOrigin(config, request));
      const signedIn = await signInHere(service, request, reply, { userId: id, callback });
      return signedIn ?? signInFirst(reply, callback);
    },
  );
};
