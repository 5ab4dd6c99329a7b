import type { Actor } from '../../platform/access/actor';
import { AppError, invalidField } from '../../platform/errors';

/** @throws AppError when a service token belongs to another remote. */
export const assertOwnRemote = ({ isService, remote }: Actor, id: string): void => {
  if (!isService || remote === id) return;
  const message = remote
    ? `This service token deploys "${remote}" and no other remote.`
    : 'This service token names no remote that it deploys.';
  throw new AppError('FORBIDDEN', { message });
};

export const parseIfMatch = (header: string | undefined): { from?: string } => {
  if (header === undefined) return {};
  const [, from] = /^"([^"]{1,121})"$/.exec(header) ?? [];
  if (from === undefined) throw invalidField('if-match', 'Send the live version in quotes.');
  return { from };
};
