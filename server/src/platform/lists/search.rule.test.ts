import { toSearchTerms } from './search.rule';

describe('a typed search is split into words', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['   ', []],
    ['\0', []],
    [',', []],
    ['a', ['a']],
    [' hr ', ['hr']],
    ['jose  garcia', ['jose', 'garcia']],
    ['García,José', ['García', 'José']],
    ['García، José', ['García', 'José']],
    ['Ｇarcía，José', ['García', 'José']],
    ['kumar kumar', ['kumar']],
    ['Backend – Remote', ['Backend', 'Remote']],
    ['O\u2019Brien', ['O\u2019Brien']],
    ['te\u200ba', ['tea']],
    ['100%', ['100%']],
    ['% _', ['% _']],
    ['\\\\\\', ['\\\\\\']],
  ])('the search %j becomes the words %j', (typed, words) => {
    expect(toSearchTerms(typed)).toEqual(words);
  });
});
