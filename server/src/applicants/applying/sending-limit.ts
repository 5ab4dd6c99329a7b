import type { FastifyBaseLogger } from 'fastify';
import { applyingMessages } from '../../../contract/applicants/applying/applying-constants';
import { hashSecret } from '../../platform/access/secret-hash';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { createSharedLimit } from '../../platform/http/shared-limit';

/** Maximum of applications per hour from one network, such as a household, an office or a school. */
const sendingsPerHour = 60;
const resumesPerHour = 120;
const readingsPerMinute = 120;
const piecesPerMinute = 300;

/**
 * Limits are counted for all servers together.
 * @throws AppError with the time to wait.
 */
export const createSendingLimits = (
  { db, keys }: Pick<ServerDependencies, 'db' | 'keys'>,
  log: FastifyBaseLogger,
) => {
  const createLimit = (kind: string, most: number, milliseconds: number) => {
    const secondsToWait = createSharedLimit({
      ...{ db, most, milliseconds },
      hash: (text) => hashSecret(`${kind} ${text}`, keys),
      failed: (error) => log.warn({ err: error }, 'Applications were not counted with others'),
    });
    return (network: string): void => {
      const retryAfter = secondsToWait(network);
      if (retryAfter > 0)
        throw new AppError('TOO_MANY', { message: applyingMessages.pace, retryAfter });
    };
  };
  return {
    assertMaySend: createLimit('applying', sendingsPerHour, 3_600_000),
    assertMayReadResume: createLimit('apply-resume', resumesPerHour, 3_600_000),
    assertMayUpload: createLimit('apply-upload', piecesPerMinute, 60_000),
    assertMayRead: createLimit('apply-page', readingsPerMinute, 60_000),
  };
};

export type SendingLimits = ReturnType<typeof createSendingLimits>;
