import type { FastifyRequest } from 'fastify';
import { isSame } from '../access/seal';
import { AppError } from '../errors';

export const assertBearer = (request: FastifyRequest, token: string): void => {
  if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
    throw new AppError('NOT_SIGNED_IN', { message: 'This address needs its own bearer token.' });
};
