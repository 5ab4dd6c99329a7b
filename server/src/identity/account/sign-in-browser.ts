import type { FastifyReply, FastifyRequest } from 'fastify';
import { consoleApp } from '../../platform/config';
import { readBrowserId, readDeviceCookie, setDeviceCookie } from './browser-cookies';
import { addCallbackValues } from './callback';
import { signBrowserNote, parseBrowserNote, addBrowserUser } from './known-browser';
import { enqueueNewBrowserMail } from './new-browser-mail';
import type { AccountService } from './account-service';
import { readSignInClient } from './sign-in-client';

interface SignInOptions {
  userId: number;
  callback: URL;
  /** True after a change of the password, about which another mail is sent already. */
  isTold?: boolean;
}

/**
 * Signs the user in; undefined without the browser's cookie, since the request could be a form of another
 * site.
 */
export const signInBrowser = async (
  { config, db, keys, password, sessions }: AccountService,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, callback, isTold = false }: SignInOptions,
): Promise<FastifyReply | undefined> => {
  const browser = readBrowserId(request);
  if (!browser) return undefined;
  const { authType } = password;
  const known = parseBrowserNote(readDeviceCookie(request), keys);
  setDeviceCookie(config, reply, signBrowserNote(addBrowserUser(known, userId), keys));
  const { code: token, sessionId } = await sessions.open(
    ...([userId, authType, browser, readSignInClient(request)] as const),
  );
  if (!isTold && !known?.userIds.includes(userId))
    await enqueueNewBrowserMail(db, userId, sessionId);
  const address = addCallbackValues(callback, { token, app: consoleApp, authType });
  return reply.header('cache-control', 'no-store').redirect(address, 303);
};

export const redirectToSignIn = (reply: FastifyReply, callback: URL): FastifyReply =>
  reply.redirect(`/account/login?callback=${encodeURIComponent(callback.href)}`, 303);
