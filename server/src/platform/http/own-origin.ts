import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

export const getOwnOrigin = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => new URL(publicUrl ?? `${protocol}://${host}`).origin;
