import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from './actor';
import { newSecret } from './seal';

/** By it a service token is recognised, also where somebody left one in a file. */
const prefix = 'hct_';
const bearer = new RegExp(`^Bearer (${prefix}\\S*)$`, 'i');

/** A secret that another system calls with. */
export const newServiceSecret = (): string => `${prefix}${newSecret()}`;

/** The service token of a call that carries one. */
export const serviceTokenOf = (headers: IncomingHttpHeaders): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1];

/** Finds the other system behind a service token; throws the reason for one that does not work. */
export type Services = (token: string, headers: IncomingHttpHeaders) => Promise<Actor>;
