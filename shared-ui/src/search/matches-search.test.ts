import { matchesSearch } from './matches-search';

const name = 'José Łukasz García\u2011Özdemir O\u2019Brien';

it.each([
  'jose garcia',
  'García, José',
  'garcia,jose',
  'lukasz',
  "O'Brien",
  'O`Brien',
  'o\u2018brien',
  'garcia-ozdemir',
  'GARCI\u0301A',
  'ｊｏｓｅ',
  'jos\u200be',
  '',
  name,
])('a search within a loaded list finds José when %j is typed', (search) => {
  expect(matchesSearch(name, search)).toBe(true);
});

it.each([
  ['İbrahim Işık', 'ibrahim isik'],
  ['Ibrahim', 'İbrahim'],
  ['Straße', 'strasse'],
  ['Ærø', 'aero'],
  ['Σίσυφος', 'ΣΙΣΥΦΟΣ'],
])('the text %s is found by the search %s', (text, search) => {
  expect(matchesSearch(text, search)).toBe(true);
});

it('a search omits texts that lack one of its words', () => {
  expect(matchesSearch(name, 'jose gomez')).toBe(false);
});
