import { addMechanismToSpf, findProviderInclude, isSpf, parseSpf } from './spf.rule';

it.each([
  ['v=spf1 -all', true],
  ['V=SPF1', true],
  ['v=spf10 -all', false],
  ['google-site-verification=abc', false],
])('only SPF records are recognised among the DNS texts of a domain: %s', (text, expected) => {
  expect(isSpf(text)).toBe(expected);
});

it('each term of an SPF record is read with its value and whether it allows a sender', () => {
  expect(parseSpf('v=spf1 a MX:mail.example.com ip4:192.0.2.0/24 ?include:x.example ~all')).toEqual(
    [
      { name: 'a', value: '', allows: true },
      { name: 'mx', value: 'mail.example.com', allows: true },
      { name: 'ip4', value: '192.0.2.0/24', allows: true },
      { name: 'include', value: 'x.example', allows: false },
      { name: 'all', value: '', allows: false },
    ],
  );
});

it.each([
  ['v=spf1 mx ~all', 'v=spf1 mx ip4:192.0.2.1 ~all'],
  ['v=spf1 redirect=x.example', 'v=spf1 ip4:192.0.2.1 redirect=x.example'],
  ['v=spf1 mx', 'v=spf1 mx ip4:192.0.2.1'],
])(
  'in the SPF record %s a mail server is added before the final terms, after which it would have no effect',
  (text, expected) => {
    expect(addMechanismToSpf(text, 'ip4:192.0.2.1')).toBe(expected);
  },
);

it.each([
  ['smtp.gmail.com', '_spf.google.com'],
  ['SMTP.office365.com', 'spf.protection.outlook.com'],
  ['email-smtp.eu-central-1.amazonaws.com', 'amazonses.com'],
  ['notgmail.com', undefined],
])(
  'the mail provider of the server %s is recognised by the server’s name alone',
  (host, expected) => {
    expect(findProviderInclude(host)).toBe(expected);
  },
);
