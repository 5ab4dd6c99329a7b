import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Config } from '../../platform/config';
import { AppError } from '../../platform/errors';
import { getOwnOrigin } from '../../platform/http/own-origin';

export const CallbackQuery = Type.Object({
  callback: Type.Optional(Type.String({ maxLength: 4000 })),
});

const parseUrl = (callback: string, base: string): URL | undefined => {
  try {
    return new URL(callback, base);
  } catch {
    return undefined;
  }
};

/** True for sign-out pages: as a callback after sign-in, they would end the new session at once. */
const isSignOut = ({ pathname }: URL): boolean => /^\/+(account\/+)?logout\/*$/i.test(pathname);

/**
 * A callback to a page that signs out is replaced by the start page.
 * @throws CALLBACK_REFUSED for any other host, scheme, or an address with credentials.
 */
export const checkCallback = (
  config: Config,
  request: FastifyRequest,
  callback: string | undefined,
): URL => {
  const own = getOwnOrigin(config, request);
  const url = parseUrl(callback || '/', own);
  // `blob:https://…` has an allowed origin, so the protocol is checked too.
  const isPage = url && ['http:', 'https:'].includes(url.protocol);
  const allowed = isPage && [own, ...config.callbackOrigins].includes(url.origin);
  if (!allowed || url.username || url.password) throw new AppError('CALLBACK_REFUSED');
  return url.origin === own && isSignOut(url) ? new URL('/', own) : url;
};

export const getSignInStartPath = (provider: string, callback: string): string =>
  `/account/sso/${provider}?callback=${encodeURIComponent(callback)}`;

const arrivalFields = ['token', 'app', 'authType', 'ssoToken', 'callback'];

/** Adds to the callback the parameters that the console reads on arrival, and replaces older ones. */
export const addCallbackValues = (callback: URL, values: Record<string, string>): string => {
  const address = new URL(callback);
  for (const name of arrivalFields) address.searchParams.delete(name);
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  return address.href;
};

/**
 * Refuses cross-site request forgery.
 * @throws FOREIGN_ORIGIN
 */
export const assertOwnOrigin = (config: Config, request: FastifyRequest): void => {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const { origin } = request.headers;
  const known = [getOwnOrigin(config, request), ...config.callbackOrigins];
  if (!origin || !known.includes(origin)) throw new AppError('FOREIGN_ORIGIN');
};
