import type { ChannelMember } from 'server/contract/chat/channels/chat';
import { memberParts } from 'server/contract/chat/channels/chat-constants';

type Members = readonly ChannelMember[];

export const formatPartOfMember = ({ part, readsFromNow }: ChannelMember): string =>
  readsFromNow ? `${memberParts[part]}, reads what is written since` : memberParts[part];

export const getSenderMark = (members: Members, senderId: number | null): string | undefined => {
  const sender = members.find(({ userId }) => userId === senderId);
  if (!sender) return 'No longer reads this chat';
  if (!sender.isOutside) return undefined;
  return sender.part === 'referrer' ? memberParts.referrer : 'Outside the hiring team';
};

const formatMembers = (members: Members): string =>
  members.map(({ name, part }) => `${name} (${memberParts[part]})`).join(', ');

export const getAudienceWarning = (members: Members, reader: number | undefined): string => {
  const others = members.filter(({ userId }) => userId !== reader);
  const outside = others.filter(({ isOutside }) => isOutside);
  const isOutside = members.some((member) => member.userId === reader && member.isOutside);
  const read = `${formatMembers(outside)} ${outside.length === 1 ? 'is' : 'are'} outside the hiring team and ${outside.length === 1 ? 'reads' : 'read'} this.`;
  const own = 'You write to the hiring team from outside it.';
  return [isOutside ? own : '', outside.length > 0 ? read : ''].filter(Boolean).join(' ');
};
