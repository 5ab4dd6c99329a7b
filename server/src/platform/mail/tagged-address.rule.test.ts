import { matchesTag, parseTaggedAddress, toTaggedAddress } from './tagged-address.rule';

const mailbox = 'Hiring@kestrel.example';
const mail = { id: 2_147_483_647, messageId: '6f1c2f0e-8a34-4a53-9f4b-0d4a3a3a3a3a' };
const address = toTaggedAddress(mailbox, 'b', mail) ?? '';

it('a return address is matched to its message, even if a mail server changed the case of its letters', () => {
  expect(address).toMatch(/^Hiring\+b-2147483647\.[0-9a-f]{20}@kestrel\.example$/);
  for (const text of [address, address.toLowerCase(), address.toUpperCase()]) {
    const tag = parseTaggedAddress(mailbox, text);
    expect(tag).toMatchObject({ purpose: 'b', id: mail.id });
    expect(tag && matchesTag(tag, mail)).toBe(true);
  }
});

it.each([
  ['a reply', { purpose: 'r' as const }],
  ['another message', { id: 5 }],
  ['a guess', { signature: '0'.repeat(20) }],
  ['a short guess', { signature: '0' }],
])('the signature in a return address for bounces is not accepted for %s', (_, change) => {
  const tag = parseTaggedAddress(mailbox, address);
  expect(tag && matchesTag({ ...tag, ...change }, mail)).toBe(false);
});

it.each([
  mailbox,
  address.replace('@kestrel', '@other'),
  address.replace('Hiring', 'other'),
  address.replace('+b', '+c'),
  address.replace('.', '.0'),
  address.replace('b-2', 'b-9'),
  '',
  '+b-1.@',
])('the address %p belongs to no sent message', (text) => {
  expect(parseTaggedAddress(mailbox, text)).toBeUndefined();
});

it('a mailbox whose name is too long gets no return address for single messages', () => {
  expect(toTaggedAddress(`${'a'.repeat(40)}@kestrel.example`, 'r', mail)).toBeUndefined();
});
