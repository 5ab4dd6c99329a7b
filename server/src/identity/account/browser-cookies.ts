import { parseCookie, stringifySetCookie, type SerializeOptions } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config';
import { createSecret } from '../../platform/access/seal';

const refreshName = 'console_refresh';
const browserName = 'console_browser';
const deviceName = 'console_device';
const refreshDays = 14;
const deviceDays = 365;

const cookieOptions = (config: Config): SerializeOptions => ({
  path: '/account',
  httpOnly: true,
  sameSite: 'lax',
  secure: config.publicUrl?.startsWith('https:') ?? false,
});

const readCookie = (request: FastifyRequest, name: string): string =>
  parseCookie(request.headers.cookie ?? '')[name] ?? '';

const toSeconds = (days: number): number => days * 24 * 60 * 60;

const setCookie = (
  reply: FastifyReply,
  name: string,
  value: string,
  more: SerializeOptions,
): void => void reply.header('set-cookie', stringifySetCookie(name, value, more));

export interface RefreshCredentials {
  sessionId: string;
  secret: string;
}

const refreshPattern = /^([0-9a-f-]{36})\.([\w-]{43})$/;

export const readRefresh = (request: FastifyRequest): RefreshCredentials | undefined => {
  const [, sessionId, secret] = refreshPattern.exec(readCookie(request, refreshName)) ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
};

export const setRefresh = (
  config: Config,
  reply: FastifyReply,
  refresh: RefreshCredentials,
): void => {
  const maxAge = toSeconds(refreshDays);
  setCookie(reply, refreshName, `${refresh.sessionId}.${refresh.secret}`, {
    ...cookieOptions(config),
    maxAge,
  });
};

export const clearRefresh = (config: Config, reply: FastifyReply): void =>
  setCookie(reply, refreshName, '', { ...cookieOptions(config), maxAge: 0 });

export const readBrowser = (request: FastifyRequest): string | undefined =>
  /^[\w-]{43}$/.exec(readCookie(request, browserName))?.[0];

/** Sets a cookie that binds one-time codes to this browser; returns its value. */
export const markBrowser = (
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): string => {
  const known = readBrowser(request);
  if (known) return known;
  const mark = createSecret();
  setCookie(reply, browserName, mark, cookieOptions(config));
  return mark;
};

/** The cookie's note of earlier sign-ins is untrusted until `readNote` checks it. */
export const readDeviceNote = (request: FastifyRequest): string => readCookie(request, deviceName);

export const setDeviceNote = (config: Config, reply: FastifyReply, note: string): void =>
  setCookie(reply, deviceName, note, { ...cookieOptions(config), maxAge: toSeconds(deviceDays) });
