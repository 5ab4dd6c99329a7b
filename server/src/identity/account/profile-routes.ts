import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { Type, type Static } from 'typebox';
import { oneOf } from '../../../contract/answer';
import {
  mailFrequencies,
  mailKinds,
  type MailFrequency,
} from '../../../contract/platform/mail/mail-kind-constants';
import { html } from '../../platform/pages/html';
import { readRefreshCookie } from './browser-cookies';
import { assertOwnOrigin } from './callback';
import { readCompanyBranding } from '../../platform/company/company-branding';
import { getOwnOrigin } from '../../platform/http/own-origin';
import { mailChoicePath, renderMailChoices } from './profile-mail';
import { readMailChoices, writeMailChoices } from '../../platform/mail/mail-preferences';
import { readOpenSessions, signOut } from './open-sessions';
import { sendAccountPage } from './page';
import { renderSessionList } from './profile-sessions';
import type { AccountService } from './account-service';

interface ProfileRow {
  name: string;
  userName: string;
  email: string;
  designation: string | null;
  department: string | null;
  since: string | null;
  zone: string;
}

const SignOutForm = Type.Object({
  sessionId: Type.Optional(Type.String({ format: 'uuid' })),
});

const Frequency = Type.Optional(oneOf(Object.keys(mailFrequencies) as MailFrequency[]));
const MailForm = Type.Object(
  Object.fromEntries(Object.keys(mailKinds).map((kind) => [kind, Frequency])),
);
const ProfileQuery = Type.Object({ saved: Type.Optional(Type.Boolean()) });

export const registerProfile = (app: FastifyInstance, service: AccountService): void => {
  const { config, db, sessions } = service;

  const readProfile = (userId: number) =>
    db.one<ProfileRow>(sql`
      select first_name || ' ' || last_name as name, user_name as "userName", email,
        designation.name as designation, department.name as department,
        to_char(joining_date, 'FMMonth YYYY') as since, company_zone() as zone
      from app_user
      left join designation on designation.id = app_user.designation_id
      left join department on department.id = app_user.department_id
      where app_user.id = ${userId}`);

  app.post<{ Body: Static<typeof SignOutForm> }>(
    '/account/profile/sign-out',
    { schema: { body: SignOutForm, hide: true } },
    async (request, reply) => {
      assertOwnOrigin(config, request);
      const refresh = readRefreshCookie(request);
      const session = refresh && (await sessions.check(refresh));
      if (session)
        await signOut(db, session.userId, session.userId, {
          only: request.body.sessionId,
          except: session.id,
        });
      return reply.redirect('/account/profile', 303);
    },
  );

  app.post<{ Body: Static<typeof MailForm> }>(
    mailChoicePath,
    { schema: { body: MailForm, hide: true } },
    async (request, reply) => {
      assertOwnOrigin(config, request);
      const refresh = readRefreshCookie(request);
      const session = refresh && (await sessions.check(refresh));
      if (session) await writeMailChoices(db, service.mailKinds, session.userId, request.body);
      return reply.redirect('/account/profile?saved=true#mail', 303);
    },
  );

  app.get<{ Querystring: Static<typeof ProfileQuery> }>(
    '/account/profile',
    { schema: { querystring: ProfileQuery, hide: true } },
    async (request, reply) => {
      const refresh = readRefreshCookie(request);
      const session = refresh && (await sessions.check(refresh));
      const profile = session && (await readProfile(session.userId));
      if (!profile) {
        const back = encodeURIComponent(`${getOwnOrigin(config, request)}/`);
        return reply.redirect(`/account/login?callback=${back}`, 303);
      }
      const line = (label: string, value: string | null) =>
        value
          ? html`<dt>${label}</dt>
              <dd>${value}</dd>`
          : html``;
      return sendAccountPage(reply, {
        title: profile.name,
        company: await readCompanyBranding(db),
        content: html`<div>
            <h1>${profile.name}</h1>
            <p class="lead">${profile.designation ?? ''}</p>
          </div>
          <dl>
            ${line('User name', profile.userName)}${line('E-mail', profile.email)}
            ${line('Department', profile.department)}${line('Member since', profile.since)}
          </dl>
          ${renderMailChoices(
            await readMailChoices(db, service.mailKinds, session.userId),
            request.query.saved === true,
          )}
          ${renderSessionList(await readOpenSessions(db, session.userId), session.id, profile.zone)}
          <a class="main" href="/">Back to the console</a><a href="/account/logout">Sign out</a>`,
      });
    },
  );
};
