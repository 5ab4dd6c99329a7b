import type { FastifyReply, FastifyRequest } from 'fastify';
import { consoleApp } from '../../platform/config';
import { browserOf, deviceNoteOf, keepDeviceNote } from './browser-cookies';
import { arrivalAddress } from './callback';
import { noteOf, readNote, usedBy } from './known-browser';
import type { AccountService } from './service';
import { signInPlaceOf } from './sign-in-place';

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
  const browser = browserOf(request);
  if (!browser) return undefined;
  const { authType } = password;
  const device = usedBy(readNote(deviceNoteOf(request), keys), userId);
  keepDeviceNote(config, reply, noteOf(device, keys));
  const { code: token } = await sessions.open(userId, authType, browser, signInPlaceOf(request));
  const address = arrivalAddress(callback, { token, app: consoleApp, authType });
  return reply.header('cache-control', 'no-store').redirect(address, 303);
};

export const signInFirst = (reply: FastifyReply, callback: URL): FastifyReply =>
  reply.redirect(`/account/login?callback=${encodeURIComponent(callback.href)}`, 303);
