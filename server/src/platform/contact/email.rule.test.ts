import { isEmail } from '../../../contract/email-constants';
import { parseEmailCell } from './email.rule';

describe('a valid e-mail address is accepted', () => {
  it.each([
    'a@x.example',
    ' asha@x.example ',
    "o'neil+jobs@mail.x.example",
    'first.last@x-y.example',
    'év3@x.example',
    'a_b%c@x.co',
    '用户@例子.公司',
    '-a-@x.example',
  ])('a valid e-mail address is accepted: %j', (text) => {
    expect(isEmail(text)).toBe(true);
  });
});

describe('a mistyped e-mail address is refused', () => {
  it.each([
    'a@x.example,',
    'a@x.example;',
    'a@x.example.',
    '.a@x.example',
    'a.@x.example',
    'a..b@x.example',
    'a@x..example',
    'a@.x.example',
    'a@-x.example',
    'a@x-.example',
    'a@x',
    'a@@x.example',
    'a@b@x.example',
    'a b@x.example',
    'a@x.example b@x.example',
    'Asha <a@x.example>',
    'mailto:a@x.example',
    '"a"@x.example',
    'a@[127.0.0.1]',
    '@x.example',
    'a@',
    '',
  ])('a mistyped e-mail address is refused: %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('a very long text is refused as an e-mail address without delay', () => {
    expect(isEmail(`${'a.'.repeat(50_000)}@x.example`)).toBe(false);
    expect(isEmail(`a@${'x-'.repeat(50_000)}`)).toBe(false);
  });
});

describe('an e-mail address is found in the cell of a file', () => {
  it.each([
    ['mailto:a@x.example', 'a@x.example'],
    ['MAILTO:a@x.example?subject=Hello%20you', 'a@x.example'],
    ['mailto:a%2Bjobs@x.example', 'a+jobs@x.example'],
    ['Bea Q <b@x.example>', 'b@x.example'],
    ['"Q, Bea" <b@x.example>', 'b@x.example'],
    ['<b@x.example>', 'b@x.example'],
    ['Bea < mailto:b@x.example >', 'b@x.example'],
    ['  a@x.example ', 'a@x.example'],
  ])('the cell %j contains the address %j', (cell, address) => {
    expect(parseEmailCell(cell)).toBe(address);
  });
});

describe('a cell with several possible e-mail addresses, or none, is left unchanged', () => {
  it.each([
    'c@x.example;d@x.example',
    'A <a@x.example>, B <b@x.example>',
    'a@x.example,',
    'mailto:a@x.example,b@x.example',
    'mailto:%zz',
    'a@x.example <b@x.example>',
    'Bea <b@x.example.>',
    'none',
    '',
  ])('a cell without exactly one e-mail address is left unchanged: %j', (cell) => {
    expect(parseEmailCell(cell)).toBe(cell);
  });
});
