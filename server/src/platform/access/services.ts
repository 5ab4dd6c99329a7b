import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from './actor';
import { createSecret } from './seal';

/** The prefix lets secret scanners find leaked service tokens. */
const prefix = 'hct_';
const bearer = new RegExp(`^Bearer (${prefix}\\S*)$`, 'i');

export const createServiceSecret = (): string => `${prefix}${createSecret()}`;

export const readServiceToken = (headers: IncomingHttpHeaders): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1];

/** @throws AppError with the reason why the token does not work. */
export type Services = (token: string, headers: IncomingHttpHeaders) => Promise<Actor>;
