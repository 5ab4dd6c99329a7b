import {
  cleanTextLine,
  findHiddenCharacterInAddress,
  findHiddenCharacterInName,
} from './hidden-characters.rule';

describe('a name is stored as it was written', () => {
  it.each([
    'علی‌رضا',
    'ශ්‍රී',
    'ක්‍රිෂ්ණ',
    'ക്‍ഷ',
    'ജോണ്‍',
    '👩‍👩‍👧‍👦',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '👍🏽',
    'José',
    'דן‏ כהן',
    "O'Neil-Ray",
  ])('a name is stored as it was written: %s', (name) => {
    expect(cleanTextLine(name)).toBe(name);
    expect(findHiddenCharacterInName(name)).toBeUndefined();
  });

  it.each([
    ['  Asha \t Rao\u00a0', 'Asha Rao'],
    ['\u200eAsha\u200f', 'Asha'],
    ['\u200dAsha \u200cRao', 'Asha Rao'],
    [' \u200b ', ''],
    ['\u200d', ''],
    ['\ufeffAsha', 'Asha'],
  ])(
    'the name %j is stored without surrounding blanks and invisible characters',
    (written, kept) => {
      expect(cleanTextLine(written)).toBe(kept);
    },
  );
});

describe('a name with a hidden character is refused, and the message gives the character’s name and position', () => {
  it.each([
    [
      'Asha\u202eoaR',
      'Remove character 5: it is U+202E, a right-to-left override, which nobody can see.',
    ],
    [
      '😀\u2066x',
      'Remove character 2: it is U+2066, a left-to-right isolate, which nobody can see.',
    ],
    ['A\u0007', 'Remove character 2: it is U+0007, a control character, which nobody can see.'],
  ])('a name with a hidden character is refused: %j', (name, sentence) => {
    expect(findHiddenCharacterInName(cleanTextLine(name))).toBe(sentence);
  });

  it('an e-mail address with a hidden character is refused, and the message gives its name and position', () => {
    expect(findHiddenCharacterInAddress('a\u200bb@x.example')).toBe(
      'Remove character 2: it is U+200B, an invisible character, which nobody can see.',
    );
  });
});
