import type { FastifyReply, FastifyRequest } from 'fastify';
import { consoleApp } from '../../platform/config';
import { readBrowserId, readDeviceCookie, setDeviceCookie } from './browser-cookies';
import { toCallbackAddress } from './callback';
import { signDeviceNote, parseDeviceNote, addBrowserUser } from './known-browser';
import type { AccountService } from './service';
import { readSignInClient } from './sign-in-client';

interface SignInOptions {
  userId: number;
  callback: URL;
}

/** Undefined without the browser's cookie, since the request could be a form of another site. */
export const signInBrowser = async (
  { config, keys, password, sessions }: AccountService,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, callback }: SignInOptions,
): Promise<FastifyReply | undefined> => {
  const browser = readBrowserId(request);
  if (!browser) return undefined;
  const { authType } = password;
  const device = addBrowserUser(parseDeviceNote(readDeviceCookie(request), keys), userId);
  setDeviceCookie(config, reply, signDeviceNote(device, keys));
  const { code: token } = await sessions.open(userId, authType, browser, readSignInClient(request));
  const address = toCallbackAddress(callback, { token, app: consoleApp, authType });
  return reply.header('cache-control', 'no-store').redirect(address, 303);
};

export const redirectToSignIn = (reply: FastifyReply, callback: URL): FastifyReply =>
  reply.redirect(`/account/login?callback=${encodeURIComponent(callback.href)}`, 303);
