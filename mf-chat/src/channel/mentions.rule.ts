import type { ChannelMember, Mention } from 'server/contract/chat/chat';
import { folded } from 'shared-ui';

type Named = Pick<Mention, 'userId' | 'name'>;

/** A piece of a text: words, or the name of somebody behind an `@`. */
export interface NamedPart {
  text: string;
  /** Whom it names; two people of one name are both named. */
  userIds?: readonly number[];
}

const isWord = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);

/** The longest name that stands at a place and does not end within a word. */
const nameAt = (text: string, place: number, names: readonly string[]): string | undefined =>
  names.find((name) => text.startsWith(name, place) && !isWord(text[place + name.length]));

/** Cuts a text where it names some of these people. */
export const namedParts = (text: string, people: readonly Named[]): NamedPart[] => {
  const names = [...new Set(people.map(({ name }) => name))]
    .filter((name) => name !== '')
    .sort((one, other) => other.length - one.length);
  const parts: NamedPart[] = [];
  let end = 0;
  for (const { index } of text.matchAll(/@/g)) {
    const name =
      index < end || isWord(text[index - 1]) ? undefined : nameAt(text, index + 1, names);
    if (name === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    end = index + 1 + name.length;
    const userIds = people.filter((one) => one.name === name).map(({ userId }) => userId);
    parts.push({ text: text.slice(index, end), userIds });
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
};

/** Whom a text names of those who read the channel. */
export const mentionsIn = (text: string, people: readonly Named[]): number[] => [
  ...new Set(namedParts(text, people).flatMap(({ userIds = [] }) => userIds)),
];

/** A name that is being typed. */
export interface NameQuery {
  /** Place of its `@`. */
  from: number;
  typed: string;
}

const begun = /(?:^|[^\p{L}\p{N}_])@([^@\n]{0,60})$/u;

/** The name that is being typed where the caret stands, if there is one. */
export const nameQueryAt = (text: string, caret: number): NameQuery | undefined => {
  const typed = begun.exec(text.slice(0, caret))?.[1];
  return typed === undefined ? undefined : { from: caret - typed.length - 1, typed };
};

const maxOffered = 8;

/** Those whose name, or a part of it, begins with what is typed. */
export const offeredFor = (
  { typed }: NameQuery,
  members: readonly ChannelMember[],
  reader: number | undefined,
): ChannelMember[] => {
  const wanted = folded(typed);
  return members
    .filter(({ userId, name }) => userId !== reader && name !== '')
    .filter(({ name }) => ` ${folded(name)}`.includes(` ${wanted}`))
    .slice(0, maxOffered);
};

/** The text with a name in place of what was typed of it, and where the caret then stands. */
export const withName = (
  text: string,
  { from, typed }: NameQuery,
  name: string,
): { text: string; caret: number } => {
  const rest = text.slice(from + 1 + typed.length);
  const inserted = `@${name}${/^\s/.test(rest) ? '' : ' '}`;
  return { text: text.slice(0, from) + inserted + rest, caret: from + inserted.length };
};
