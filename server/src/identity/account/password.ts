import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '../../platform/errors';

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// At most two passwords are hashed at once, since hashing uses memory and threads that files and
// compression need too.
const limitHashing = pLimit(2);
const maxWaitingHashes = 100;

const runHashInTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (limitHashing.pendingCount >= maxWaitingHashes)
    throw new AppError('TOO_BUSY', { retryAfter: 5 });
  return limitHashing(work);
};

export const hashPassword = async (password: string): Promise<string> =>
  runHashInTurn(() => hash(password, hashOptions));

let dummyHash: Promise<string> | undefined;

/** Without a stored hash the check fails after the same time, so that timing does not reveal user names. */
export const checkPassword = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  dummyHash ??= hash('no person has this password', hashOptions);
  const other = await dummyHash;
  const right = await runHashInTurn(() => verify(stored ?? other, password).catch(() => false));
  return Boolean(stored) && right;
};
