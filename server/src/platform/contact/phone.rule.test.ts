import { isRoundedNumber, parsePhoneCell, parsePhone } from './phone.rule';
import { findCountryRegion, findZoneRegion, type Region } from './region.rule';

const numberOf = (text: string, region?: Region) => parsePhone(text, region)?.number;

describe('all spellings of a phone number are recognized as the same number', () => {
  it.each<[string, Region, readonly string[]]>([
    [
      '919876501234',
      'IN',
      [
        '+91 98765 01234',
        '9876501234',
        '098765 01234',
        '98765-01234',
        '98765\u201101234',
        '98765\u201301234',
        '98765\u00a001234',
        '98765\u200901234',
        '\u202a+91 98765 01234\u202c',
        '９８７６５　０１２３４',
        '+91 (0)98765 01234',
        '(+91) 98765 01234',
        '0091 98765 01234',
        '919876501234',
        'tel:+91-98765-01234',
        'TEL:+919876501234',
        '+91 98765 01234 (M)',
        'Mobile: 98765 01234',
        'M 98765 01234',
        '+91.98765.01234',
        '98765/01234',
        '98765\u221201234',
      ],
    ],
    [
      '4930123456',
      'DE',
      [
        '+49 (0)30 123456',
        '+49 30 123456',
        '030 123456',
        '030/123456',
        '(030) 12 34 56',
        '0049 30 123456',
        '+49 [0] 30 123456',
        '+4930123456',
        'Tel. 030 123456',
      ],
    ],
    ['4930123456', 'IN', ['+49 (0)30 123456', '0049 30 123456', '004930123456']],
    ['442079460958', 'GB', ['+44 (0) 20 7946 0958', '020 7946 0958', '+44 20 7946 0958']],
    ['39061234567', 'IT', ['+39 06 1234567', '06 1234567', '0039 06 1234567']],
    ['33612345678', 'FR', ['06 12 34 56 78', '+33 (0)6 12 34 56 78', '06.12.34.56.78']],
    ['79123456789', 'RU', ['8 (912) 345-67-89', '+7 912 345 67 89']],
    ['5491123456789', 'AR', ['011 15 2345 6789', '+54 9 11 2345 6789']],
    ['525512345678', 'MX', ['+52 1 55 1234 5678', '+52 55 1234 5678', '55 1234 5678']],
    [
      '12125550123',
      'US',
      [
        '(212) 555-0123',
        '1-212-555-0123',
        '+1 212 555 0123 ext. 12',
        '+1 212 555 0123 x12',
        '+1 212 555 0123, extension 12',
        'tel:+1-212-555-0123;ext=12',
        '212.555.0123 #12',
        '011 1 212 555 0123',
      ],
    ],
    ['4917612345678', 'IN', ['4917612345678', '+49 176 12345678']],
  ])(
    'the phone number %s in the region %s is recognized as the same number as its other spellings',
    (number, region, writings) => {
      expect(writings.map((text) => [text, numberOf(text, region)])).toEqual(
        writings.map((text) => [text, number]),
      );
    },
  );
});

it('a phone number without a known region is reduced to its digits', () => {
  expect(numberOf('098765 01234')).toBe('9876501234');
  expect(numberOf('+91 98765 01234')).toBe('919876501234');
});

it('a phone number is stored as it was written, but without a prefix such as "tel:"', () => {
  expect(parsePhone('tel:+49 (0)30 123456', 'IN')?.text).toBe('+49 (0)30 123456');
  expect(parsePhone('+91 98765 01234 ext. 5', 'IN')?.text).toBe('+91 98765 01234 ext. 5');
});

describe('a text that is not a phone number is refused', () => {
  it.each([
    '12345678901234567890',
    '1234567890123456',
    '98765 01234, 98765 01235',
    '98765 01234 / 98765 01235',
    '98765 01234; 98765 01235',
    '9.87650E+09',
    '123456',
    '+91 12345',
    '+999 1234567',
    'call me',
    '98765 0123A',
    '+',
    '',
    '++91 98765 01234',
    '98765+01234',
  ])('a text that is not a phone number is refused: %j', (text) => {
    expect(parsePhone(text, 'IN')).toBeUndefined();
  });

  it('a very long text is refused as a phone number without delay', () => {
    expect(parsePhone('1 '.repeat(50_000), 'IN')).toBeUndefined();
    expect(parsePhone(`1${' '.repeat(50_000)}x`, 'IN')).toBeUndefined();
  });
});

it('a phone cell that says there is no number counts as empty', () => {
  for (const cell of ['N/A', 'n.a.', 'NA', '-', '–', '--', 'nil', 'None', ' ', ''])
    expect([cell, parsePhoneCell(cell)]).toEqual([cell, '']);
  expect(parsePhoneCell(' 98765 01234 ')).toBe('98765 01234');
});

it('a phone number changed by a spreadsheet or a program is read as the original number', () => {
  for (const cell of ["'9876501234", '’9876501234', '9876501234.0', '9876501234,0'])
    expect([cell, parsePhoneCell(cell)]).toEqual([cell, '9876501234']);
  expect(parsePhoneCell("'+91 98765 01234")).toBe('+91 98765 01234');
  expect(parsePhoneCell('98765.0')).toBe('98765.0');
});

it('a phone number that a spreadsheet has rounded is detected', () => {
  expect(['9.87650E+09', '9,8765E+09', '9.8765e9'].every(isRoundedNumber)).toBe(true);
  expect(['98765 01234', '9.8765'].some(isRoundedNumber)).toBe(false);
});

it('the region of phone numbers is found from a country and from a time zone', () => {
  expect(
    ['India', 'Germany', 'Czech Republic', 'USA', 'Vietnam', 'Nowhere'].map(findCountryRegion),
  ).toEqual(['IN', 'DE', 'CZ', 'US', 'VN', undefined]);
  expect(
    [
      ...['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Berlin', 'America/New_York'],
      ...['Europe/Kyiv', 'UTC', 'Nowhere/City'],
    ].map(findZoneRegion),
  ).toEqual(['IN', 'IN', 'DE', 'US', 'UA', undefined, undefined]);
});
