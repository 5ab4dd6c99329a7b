import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '../../platform/errors';

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing uses memory and threads that files and compression need too; further calls wait.
const atOnce = pLimit(2);
const maxWaiting = 100;

const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (atOnce.pendingCount >= maxWaiting) throw new AppError('TOO_BUSY', { retryAfter: 5 });
  return atOnce(work);
};

export const hashPassword = async (password: string): Promise<string> =>
  inTurn(() => hash(password, cost));

let standIn: Promise<string> | undefined;

/** Without a stored hash the check takes equally long and fails, so that timing reveals no user names. */
export const checkPassword = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  standIn ??= hash('no person has this password', cost);
  const other = await standIn;
  const right = await inTurn(() => verify(stored ?? other, password).catch(() => false));
  return Boolean(stored) && right;
};
