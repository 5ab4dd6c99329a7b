import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Failure } from '../../../contract/answer';
import { AppError } from '../errors';
import { setDataHeaders } from './data-headers';
import { translateDatabaseError } from './database-error';
import { toFieldMessages } from './validation-message';

const invalidJsonError = () =>
  new AppError('INVALID_INPUT', {
    message: 'The body is not valid JSON.',
    fields: { body: 'Send valid JSON' },
  });

const unreadableAddressError = (message: string) => () =>
  new AppError('INVALID_INPUT', { message });

const frameworkErrors: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new AppError('UNSUPPORTED_TYPE'),
  FST_ERR_CTP_INVALID_JSON_BODY: invalidJsonError,
  FST_ERR_CTP_EMPTY_JSON_BODY: invalidJsonError,
  FST_ERR_BAD_URL: unreadableAddressError(
    'This address cannot be read: what follows a % in it is no letter. Write %25 for the sign itself.',
  ),
  FST_ERR_MAX_PARAM_LENGTH: unreadableAddressError(
    'A part of this address is too long. Check that it was copied whole and nothing else with it.',
  ),
};

const toStatusError = (status: number | undefined): AppError | undefined => {
  if (status === undefined || status < 400 || status > 499) return undefined;
  if (status === 404) return new AppError('NO_SUCH_ADDRESS');
  if (status === 413) return new AppError('TOO_LARGE');
  if (status === 415) return new AppError('UNSUPPORTED_TYPE');
  if (status === 429) return new AppError('TOO_MANY');
  return new AppError('INVALID_INPUT', { message: 'The request could not be read.' });
};

export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const { validation, code, statusCode } = error as Partial<FastifyError>;
  if (validation) return new AppError('INVALID_INPUT', { fields: toFieldMessages(validation) });
  const known =
    (code === undefined ? undefined : frameworkErrors[code]?.()) ??
    translateDatabaseError(error) ??
    toStatusError(statusCode);
  return known ?? new AppError('INTERNAL');
};

const toFailure = (error: AppError, request: FastifyRequest): Failure => ({
  error: {
    code: error.code,
    message: error.message,
    ...(error.fields && { fields: error.fields }),
    ...(error.current !== undefined && { current: error.current }),
    requestId: request.id,
  },
});

/** Default of `Retry-After` in seconds, by status. */
const defaultRetrySeconds: Record<number, number> = { 429: 30, 503: 5 };

const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const failure = toAppError(error);
  if (failure.status >= 500) request.log.error({ err: error }, 'The call failed');
  else request.log.debug({ err: error }, failure.code);
  const seconds = failure.retryAfter ?? defaultRetrySeconds[failure.status];
  if (seconds !== undefined) void reply.header('retry-after', String(seconds));
  // With this header, Fastify would close the connection while the client still sends its body.
  void reply.removeHeader('connection');
  return reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toFailure(failure, request)));
};

/** Responds to a malformed URL, for which Fastify runs no hooks. */
export const answerUnroutedError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  setDataHeaders(reply);
  answer(error, request, reply);
};

export const errorHandlingPlugin = plugin(async (app: FastifyInstance) => {
  app.setErrorHandler(answer);
});
