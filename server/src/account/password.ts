import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let standIn: Promise<string> | undefined;

/** Checks a password; without a stored hash it takes as long and fails. */
export const checkPassword = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  standIn ??= hashPassword('no person has this password');
  const right = await verify(stored ?? (await standIn), password).catch(() => false);
  return Boolean(stored) && right;
};
