import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '../access/secret-hash';
import { AppError } from '../errors';

export const assertBearerToken = (request: FastifyRequest, token: string): void => {
  if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`))
    throw new AppError('NOT_SIGNED_IN', { message: 'This address needs its own bearer token.' });
};
