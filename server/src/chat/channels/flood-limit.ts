import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../../platform/access/actor';
import { computeSecretDigest } from '../../platform/access/secret-hash';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { createSharedLimit } from '../../platform/http/shared-limit';

/** Maximum of messages by one sender in ten seconds. */
const maxMessages = 40;

/** @throws AppError with the number of seconds to wait. */
export const createFloodLimit = (db: Db, log: Pick<FastifyBaseLogger, 'warn'>) => {
  const secondsToWait = createSharedLimit({
    db,
    most: maxMessages,
    milliseconds: 10_000,
    // Few parts: a browser tab uses one server only, and each part costs a statement.
    parts: 4,
    hash: (text) => computeSecretDigest(`chat ${text}`),
    failed: (error) => log.warn({ err: error }, 'Messages were not counted with other servers'),
  });
  return ({ userId }: Actor): void => {
    const retryAfter = secondsToWait(String(userId));
    if (retryAfter > 0)
      throw new AppError('TOO_MANY', {
        message: `You are writing faster than others can read. Wait ${retryAfter === 1 ? 'a second' : `${retryAfter} seconds`}, then send it again.`,
        retryAfter,
      });
  };
};
