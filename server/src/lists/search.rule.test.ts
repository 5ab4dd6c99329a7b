import { searchPattern } from './search.rule';

describe('what a person types into the search box', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['   ', undefined],
    ['\0', undefined],
    ['a', '% a%'],
    [' hr ', '% hr%'],
    ['chef', '%chef%'],
    ['100%', '%100\\%%'],
    ['a_b', '%a\\_b%'],
    ['\\', '% \\\\%'],
  ])('%j becomes %j', (typed, pattern) => {
    expect(searchPattern(typed)).toBe(pattern);
  });
});
