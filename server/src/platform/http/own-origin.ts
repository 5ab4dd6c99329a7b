import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** Origin of the console as the caller sees it. */
export const ownOrigin = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => new URL(publicUrl ?? `${protocol}://${host}`).origin;
