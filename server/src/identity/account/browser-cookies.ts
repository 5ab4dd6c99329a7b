import { parseCookie, stringifySetCookie, type SerializeOptions } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config';
import { newSecret } from '../../platform/access/seal';

const refreshName = 'console_refresh';
const browserName = 'console_browser';
const deviceName = 'console_device';
const refreshDays = 14;
const deviceDays = 365;

const options = (config: Config): SerializeOptions => ({
  path: '/account',
  httpOnly: true,
  sameSite: 'lax',
  secure: config.publicUrl?.startsWith('https:') ?? false,
});

const cookieOf = (request: FastifyRequest, name: string): string =>
  parseCookie(request.headers.cookie ?? '')[name] ?? '';

const seconds = (days: number): number => days * 24 * 60 * 60;

const set = (reply: FastifyReply, name: string, value: string, more: SerializeOptions): void =>
  void reply.header('set-cookie', stringifySetCookie(name, value, more));

export interface Refresh {
  sessionId: string;
  secret: string;
}

const written = /^([0-9a-f-]{36})\.([\w-]{43})$/;

export const refreshOf = (request: FastifyRequest): Refresh | undefined => {
  const [, sessionId, secret] = written.exec(cookieOf(request, refreshName)) ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
};

export const keepRefresh = (config: Config, reply: FastifyReply, refresh: Refresh): void => {
  const maxAge = seconds(refreshDays);
  set(reply, refreshName, `${refresh.sessionId}.${refresh.secret}`, { ...options(config), maxAge });
};

export const dropRefresh = (config: Config, reply: FastifyReply): void =>
  set(reply, refreshName, '', { ...options(config), maxAge: 0 });

export const browserOf = (request: FastifyRequest): string | undefined =>
  /^[\w-]{43}$/.exec(cookieOf(request, browserName))?.[0];

/** Sets a cookie that binds one-time codes to this browser; returns its value. */
export const markBrowser = (
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): string => {
  const known = browserOf(request);
  if (known) return known;
  const mark = newSecret();
  set(reply, browserName, mark, options(config));
  return mark;
};

/** The cookie's note of earlier sign-ins is untrusted until `readNote` checks it. */
export const deviceNoteOf = (request: FastifyRequest): string => cookieOf(request, deviceName);

export const keepDeviceNote = (config: Config, reply: FastifyReply, note: string): void =>
  set(reply, deviceName, note, { ...options(config), maxAge: seconds(deviceDays) });
