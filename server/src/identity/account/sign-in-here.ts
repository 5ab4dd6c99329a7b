import type { FastifyReply, FastifyRequest } from 'fastify';
import { consoleApp } from '../../platform/config';
import { readBrowser, readDeviceNote, setDeviceNote } from './browser-cookies';
import { toArrivalAddress } from './callback';
import { signNote, readNote, addBrowserUser } from './known-browser';
import type { AccountService } from './service';
import { readSignInClient } from './sign-in-client';

interface SignIn {
  userId: number;
  callback: URL;
}

/** Undefined without our cookie, since the request could be a form of another site. */
export const signInHere = async (
  { config, keys, password, sessions }: AccountService,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, callback }: SignIn,
): Promise<FastifyReply | undefined> => {
  const browser = readBrowser(request);
  if (!browser) return undefined;
  const { authType } = password;
  const device = addBrowserUser(readNote(readDeviceNote(request), keys), userId);
  setDeviceNote(config, reply, signNote(device, keys));
  const { code: token } = await sessions.open(userId, authType, browser, readSignInClient(request));
  const address = toArrivalAddress(callback, { token, app: consoleApp, authType });
  return reply.header('cache-control', 'no-store').redirect(address, 303);
};

export const redirectToSignIn = (reply: FastifyReply, callback: URL): FastifyReply =>
  reply.redirect(`/account/login?callback=${encodeURIComponent(callback.href)}`, 303);
