import type { ChannelMember } from 'server/contract/chat/channels/chat';
import { formatPartOfMember, getSenderMark, getAudienceWarning } from './audience.rule';

const member = (
  userId: number,
  name: string,
  more: Partial<ChannelMember> = {},
): ChannelMember => ({
  userId,
  name,
  part: 'team',
  isOutside: false,
  readsFromNow: false,
  ...more,
});
const referrer = member(1, 'Asha', { part: 'referrer', isOutside: true });
const recruiter = member(2, 'Dev', { part: 'recruiter' });
const guest = member(3, 'Mina', { part: 'added', isOutside: true, readsFromNow: true });

test.each([
  [
    'a recruiter',
    2,
    [referrer, recruiter],
    'Asha (Referrer) is outside the hiring team and reads this.',
  ],
  [
    'a recruiter with a guest',
    2,
    [referrer, recruiter, guest],
    'Asha (Referrer), Mina (Added) are outside the hiring team and read this.',
  ],
  ['the referrer', 1, [referrer, recruiter], 'You write to the hiring team from outside it.'],
  ['a team of its own', 2, [recruiter], ''],
])('%s is warned who outside the hiring team reads the chat', (_, reader, members, words) => {
  expect(getAudienceWarning(members, reader)).toBe(words);
});

test.each([
  [1, 'Referrer'],
  [2, undefined],
  [3, 'Outside the hiring team'],
  [9, 'No longer reads this chat'],
])('a message of person %i is marked %s', (senderId, mark) => {
  expect(getSenderMark([referrer, recruiter, guest], senderId)).toBe(mark);
});

test('members who read only messages since they were added are marked as such', () => {
  expect(formatPartOfMember(guest)).toBe('Added, reads what is written since');
  expect(formatPartOfMember(recruiter)).toBe('Recruiter');
});
