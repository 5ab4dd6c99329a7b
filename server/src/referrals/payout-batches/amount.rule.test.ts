import { parseAmountCell } from './amount.rule';

describe('an amount is read as payroll wrote it', () => {
  it.each([
    ['15000', 1_500_000],
    ['15000.00', 1_500_000],
    ['15000.5', 1_500_050],
    ['15000.500', 1_500_050],
    ['15000,00', 1_500_000],
    ['15000,5', 1_500_050],
    ['15,000', 1_500_000],
    ['15,000.50', 1_500_050],
    ['1,23,456.00', 12_345_600],
    ['1,00,00,000', 1_000_000_000],
    ['1,234,567.89', 123_456_789],
    ['1.234.567,89', 123_456_789],
    ['15.000,00', 1_500_000],
    ["15'000.00", 1_500_000],
    ['15’000.00', 1_500_000],
    ['15 000,00', 1_500_000],
    ['15\u00a0000,00', 1_500_000],
    ['15\u202f000,00', 1_500_000],
    ['₹ 15,000', 1_500_000],
    ['₹15,000.00', 1_500_000],
    ['Rs. 15,000', 1_500_000],
    ['INR 15000', 1_500_000],
    ['15000 INR', 1_500_000],
    ['15000 ₹', 1_500_000],
  ])('the amount %s is read as payroll wrote it', (text, minor) => {
    expect(parseAmountCell(text, 'INR')).toEqual({ minor });
  });
});

it('an ambiguous amount is reported with both possible values, and paid as neither', () => {
  expect(parseAmountCell('15.000', 'INR')).toEqual({ meanings: ['15', '15000'] });
});

it.each([
  '',
  '-15000',
  '(15000)',
  '1,5000',
  '15,00,00',
  '$ 15000',
  '€15000',
  'EUR 15',
  'abc',
  '1e5',
])('the text "%s" is not an amount of rupees', (text) => {
  expect(parseAmountCell(text, 'INR')).toEqual({ meanings: [] });
});

it('an amount with the currency sign of its batch is accepted', () => {
  expect(parseAmountCell('€ 1.500,00', 'EUR')).toEqual({ minor: 150_000 });
  expect(parseAmountCell('$1,500.00', 'USD')).toEqual({ minor: 150_000 });
  expect(parseAmountCell('¥1,500', 'JPY')).toEqual({ minor: 150_000 });
});
