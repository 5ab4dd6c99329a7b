import type { MailFrequency } from '../../../contract/platform/mail/mail-kind-constants';
import type { Role } from '../../../contract/permission';
import { getRoleGrants } from '../access/access-table';
import type { MailKind } from './mail-kind';

type FrequencyDefaults = Pick<MailKind, 'optionalFor' | 'frequencies' | 'usual' | 'usualByRole'>;

const frequentFirst: readonly MailFrequency[] = ['at-once', 'daily', 'off'];

export const getUsualFrequency = (
  { usual = 'at-once', usualByRole = {} }: FrequencyDefaults,
  roles: readonly Role[],
): MailFrequency => {
  const byRole = roles.flatMap((role) => usualByRole[role] ?? []);
  return frequentFirst.find((frequency) => byRole.includes(frequency)) ?? usual;
};

/** True if the sorted roles may get this kind of mail, whether they want it or not. */
export const mayGetMailKind = (
  { optionalFor }: Pick<MailKind, 'optionalFor'>,
  roles: readonly Role[],
): boolean =>
  optionalFor === undefined || optionalFor === 'everybody' || getRoleGrants(roles).has(optionalFor);

export const listFrequencies = ({
  frequencies = frequentFirst,
}: FrequencyDefaults): readonly MailFrequency[] => frequencies;

/** `chosen` is ignored for kinds of mail that nobody may turn off. */
export const getFrequency = (
  kind: FrequencyDefaults,
  roles: readonly Role[],
  chosen: MailFrequency | null,
): MailFrequency => {
  if (!kind.optionalFor) return 'at-once';
  return chosen && listFrequencies(kind).includes(chosen) ? chosen : getUsualFrequency(kind, roles);
};
