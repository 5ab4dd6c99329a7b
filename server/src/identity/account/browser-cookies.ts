import { parseCookie, stringifySetCookie, type SerializeOptions } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config';
import { createRandomSecret } from '../../platform/access/secret-hash';

const refreshCookieName = 'console_refresh';
const browserCookieName = 'console_browser';
const deviceCookieName = 'console_device';
const refreshCookieDays = 14;
const deviceCookieDays = 365;

const cookieOptions = (config: Config): SerializeOptions => ({
  path: '/account',
  httpOnly: true,
  sameSite: 'lax',
  secure: config.publicUrl?.startsWith('https:') ?? false,
});

const readCookie = (request: FastifyRequest, name: string): string =>
  parseCookie(request.headers.cookie ?? '')[name] ?? '';

const daysToSeconds = (days: number): number => days * 24 * 60 * 60;

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

export const readRefreshCookie = (request: FastifyRequest): RefreshCredentials | undefined => {
  const [, sessionId, secret] = refreshPattern.exec(readCookie(request, refreshCookieName)) ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
};

export const setRefreshCookie = (
  config: Config,
  reply: FastifyReply,
  refresh: RefreshCredentials,
): void => {
  const maxAge = daysToSeconds(refreshCookieDays);
  setCookie(reply, refreshCookieName, `${refresh.sessionId}.${refresh.secret}`, {
    ...cookieOptions(config),
    maxAge,
  });
};

export const clearRefreshCookie = (config: Config, reply: FastifyReply): void =>
  setCookie(reply, refreshCookieName, '', { ...cookieOptions(config), maxAge: 0 });

export const readBrowserId = (request: FastifyRequest): string | undefined =>
  /^[\w-]{43}$/.exec(readCookie(request, browserCookieName))?.[0];

/** Sets a cookie that binds one-time codes to this browser; returns its value. */
export const ensureBrowserId = (
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): string => {
  const known = readBrowserId(request);
  if (known) return known;
  const mark = createRandomSecret();
  setCookie(reply, browserCookieName, mark, cookieOptions(config));
  return mark;
};

/** Reads the cookie's note of earlier sign-ins, which is untrusted until `parseBrowserNote` checks it. */
export const readDeviceCookie = (request: FastifyRequest): string =>
  readCookie(request, deviceCookieName);

export const setDeviceCookie = (config: Config, reply: FastifyReply, note: string): void =>
  setCookie(reply, deviceCookieName, note, {
    ...cookieOptions(config),
    maxAge: daysToSeconds(deviceCookieDays),
  });
