import type { MailFrequency } from '../../../contract/platform/mail/mail-kind-constants';
import type { Role } from '../../../contract/permission';
import { getFrequency } from './frequency.rule';

const kind = {
  optionalFor: 'everybody',
  usual: 'off',
  usualByRole: { recruiter: 'at-once', 'hiring-manager': 'daily' },
} as const;

it.each<[Role[], MailFrequency | null, MailFrequency]>([
  [['referrer'], null, 'off'],
  [['hiring-manager'], null, 'daily'],
  [['hiring-manager', 'recruiter'], null, 'at-once'],
  [['recruiter'], 'off', 'off'],
  [['referrer'], 'daily', 'daily'],
])('people with the roles %p who chose %p get it %p', (roles, chosen, frequency) => {
  expect(getFrequency(kind, roles, chosen)).toBe(frequency);
});

it('mail of a kind that nobody may turn off is sent at once, whatever the person’s stored choice', () => {
  expect(getFrequency({ usual: 'daily' }, ['recruiter'], 'off')).toBe('at-once');
});

it('a stored frequency that a kind of mail does not offer is ignored', () => {
  const digestOnly = { ...kind, usual: 'daily', frequencies: ['daily', 'off'] } as const;
  expect(getFrequency(digestOnly, ['referrer'], 'at-once')).toBe('daily');
});
