import type { ChannelMember } from 'server/contract/chat/channels/chat';
import {
  listMentions,
  splitAtMentions,
  findMentionQuery,
  listMentionSuggestions,
  insertMention,
} from './mentions.rule';

const person = (userId: number, name: string): ChannelMember => ({
  userId,
  name,
  part: 'team',
  isOutside: false,
  readsFromNow: false,
});
const [ann, annLee, jose, otherJose] = [
  person(1, 'Ann'),
  person(2, 'Ann Lee'),
  person(3, 'José Díaz'),
  person(4, 'José Díaz'),
];
const all = [ann, annLee, jose, otherJose];

test.each([
  ['the longest name counts', 'Ask @Ann Lee, please', [2]],
  ['a shorter one beside it', 'Ask @Ann or @Ann Lee', [1, 2]],
  ['two people of one name are both named', '@José Díaz', [3, 4]],
  ['a name goes on in a word', '@Anna', []],
  ['an address of mail names nobody', 'mail@Ann', []],
  ['nobody without the sign', 'Ann', []],
  ['each is named once', '@Ann @Ann', [1]],
])('the people mentioned in a text are recognised: %s', (_, text, ids) => {
  expect(listMentions(text, all)).toEqual(ids);
});

test('a text is split at the mentions, and none of it is lost', () => {
  const text = 'So, @Ann Lee: see @Nobody (@Ann)';
  const parts = splitAtMentions(text, all);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ userIds }) => userIds)).toEqual([
    { text: '@Ann Lee', userIds: [2] },
    { text: '@Ann', userIds: [1] },
  ]);
});

test.each([
  ['Hello @', 7, { from: 6, typed: '' }],
  ['Hello @An there', 9, { from: 6, typed: 'An' }],
  ['@Ann L', 6, { from: 0, typed: 'Ann L' }],
  ['mail@an', 7, undefined],
  ['@an\nmore', 8, undefined],
  ['no name', 7, undefined],
])('in %j with the caret at %i the name being typed is %j', (text, caret, query) => {
  expect(findMentionQuery(text, caret)).toEqual(query);
});

test('people are offered for a mention by any part of their name, except the reader', () => {
  const namesFor = (typed: string, reader?: number) =>
    listMentionSuggestions({ from: 0, typed }, all, reader).map(({ userId }) => userId);
  expect(namesFor('', 1)).toEqual([2, 3, 4]);
  expect(namesFor('le')).toEqual([2]);
  expect(namesFor('ann l')).toEqual([2]);
  expect(namesFor('dí')).toEqual([3, 4]);
  expect(namesFor('nn')).toEqual([]);
});

test('the name chosen for a mention replaces the typed text', () => {
  expect(insertMention('Hi @an', { from: 3, typed: 'an' }, 'Ann Lee')).toEqual({
    text: 'Hi @Ann Lee ',
    caret: 12,
  });
  expect(insertMention('Hi @an there', { from: 3, typed: 'an' }, 'Ann')).toEqual({
    text: 'Hi @Ann there',
    caret: 7,
  });
});
