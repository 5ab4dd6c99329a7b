import type { ChannelMember, Mention } from 'server/contract/chat/channels/chat';
import { foldForSearch } from 'shared-ui';

type MentionedPerson = Pick<Mention, 'userId' | 'name'>;

export interface MentionTextPart {
  text: string;
  /** Ids of all members with this name, since names are not unique. */
  userIds?: readonly number[];
}

const isWordCharacter = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);

/** Finds the longest member name that starts at index `place` and ends at a word boundary. */
const findNameAt = (text: string, place: number, names: readonly string[]): string | undefined =>
  names.find((name) => text.startsWith(name, place) && !isWordCharacter(text[place + name.length]));

export const splitAtMentions = (
  text: string,
  people: readonly MentionedPerson[],
): MentionTextPart[] => {
  const names = [...new Set(people.map(({ name }) => name))]
    .filter((name) => name !== '')
    .sort((one, other) => other.length - one.length);
  const parts: MentionTextPart[] = [];
  let end = 0;
  for (const { index } of text.matchAll(/@/g)) {
    const name =
      index < end || isWordCharacter(text[index - 1])
        ? undefined
        : findNameAt(text, index + 1, names);
    if (name === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    end = index + 1 + name.length;
    const userIds = people.filter((one) => one.name === name).map(({ userId }) => userId);
    parts.push({ text: text.slice(index, end), userIds });
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
};

export const listMentions = (text: string, people: readonly MentionedPerson[]): number[] => [
  ...new Set(splitAtMentions(text, people).flatMap(({ userIds = [] }) => userIds)),
];

export interface MentionQuery {
  /** Index of the `@` sign in the text. */
  from: number;
  typed: string;
}

const openMentionPattern = /(?:^|[^\p{L}\p{N}_])@([^@\n]{0,60})$/u;

export const findMentionQuery = (text: string, caret: number): MentionQuery | undefined => {
  const typed = openMentionPattern.exec(text.slice(0, caret))?.[1];
  return typed === undefined ? undefined : { from: caret - typed.length - 1, typed };
};

const maxMentionOffers = 8;

export const listMentionSuggestions = (
  { typed }: MentionQuery,
  members: readonly ChannelMember[],
  reader: number | undefined,
): ChannelMember[] => {
  const wanted = foldForSearch(typed);
  return members
    .filter(({ userId, name }) => userId !== reader && name !== '')
    .filter(({ name }) => ` ${foldForSearch(name)}`.includes(` ${wanted}`))
    .slice(0, maxMentionOffers);
};

export const insertMention = (
  text: string,
  { from, typed }: MentionQuery,
  name: string,
): { text: string; caret: number } => {
  const rest = text.slice(from + 1 + typed.length);
  const inserted = `@${name}${/^\s/.test(rest) ? '' : ' '}`;
  return { text: text.slice(0, from) + inserted + rest, caret: from + inserted.length };
};
