import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from './actor';
import { createRandomSecret } from './secret-hash';

/** The prefix lets secret scanners find leaked service tokens. */
const serviceTokenPrefix = 'hct_';
const serviceTokenPattern = new RegExp(`^Bearer (${serviceTokenPrefix}\\S*)$`, 'i');

export const createServiceSecret = (): string => `${serviceTokenPrefix}${createRandomSecret()}`;

export const readServiceToken = (headers: IncomingHttpHeaders): string | undefined =>
  serviceTokenPattern.exec(headers.authorization ?? '')?.[1];

/** @throws AppError with the reason why the token does not work. */
export type ServiceAuthenticator = (token: string, headers: IncomingHttpHeaders) => Promise<Actor>;
