import type { FastifyInstance, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { Type, type Static } from 'typebox';
import { getOwnOrigin } from '../../platform/http/own-origin';
import { markNoticesRead } from '../../platform/mail/mail-notices';
import { getNoticePath, noticeRoute } from '../../platform/mail/notice-path';
import { readBrowserId, readRefreshCookie } from './browser-cookies';
import { addCallbackValues } from './callback';
import type { AccountService } from './account-service';
import { redirectToSignIn } from './sign-in-browser';

const Params = Type.Object({ messageId: Type.String({ format: 'uuid' }) });
const Text = Type.Optional(Type.String({ maxLength: 200 }));
/** Query parameters that a sign-in adds to the address to which it returns. */
const Arrival = Type.Object({ token: Text, app: Text, authType: Text });

type Request = { Params: Static<typeof Params>; Querystring: Static<typeof Arrival> };

/**
 * Redirects from a link in a mail to the page that the mail is about; marks the notice as read for its
 * recipient only.
 */
export const registerNotices = (
  app: FastifyInstance,
  { config, db, mailKinds, sessions }: AccountService,
): void => {
  const findUser = async (request: FastifyRequest, token = ''): Promise<number | undefined> => {
    if (token) return sessions.findCodeUser(token, readBrowserId(request) ?? '');
    const refresh = readRefreshCookie(request);
    return refresh && (await sessions.check(refresh))?.userId;
  };

  app.get<Request>(
    noticeRoute,
    { schema: { params: Params, querystring: Arrival, hide: true } },
    async (request, reply) => {
      const { messageId } = request.params;
      const { token, app: name = '', authType = '' } = request.query;
      const origin = getOwnOrigin(config, request);
      const userId = await findUser(request, token);
      void reply.header('cache-control', 'no-store');
      if (userId === undefined)
        return redirectToSignIn(reply, new URL(getNoticePath(messageId), origin));
      const found = await db.one<{ path: string }>(sql`
        select notice ->> 'path' as path from mail_message
        where message_id = ${messageId}::uuid and notice is not null`);
      await markNoticesRead(db, {
        ...{ kinds: mailKinds, personId: userId },
        which: sql`message_id = ${messageId}::uuid`,
      });
      const target = new URL(found?.path ?? '/', origin);
      const address = token
        ? addCallbackValues(target, { token, app: name, authType })
        : target.href;
      return reply.redirect(address, 303);
    },
  );
};
