import { createSocket } from 'node:dgram';
import { checkSender } from '../../../src/company/outbox/sender-check/check-sender';
import { startDns, type DnsZone } from '../../dns';

const from = { name: '', address: 'hiring@kestrel.example' };
const host = 'smtp.kestrel.example';
const key = 'v=DKIM1; k=rsa; p=MIGfMA0';
const sound: DnsZone = {
  'kestrel.example MX': ['mx.kestrel.example'],
  'kestrel.example TXT': ['some-verification=1', 'v=spf1 ip4:93.184.216.0/24 -all'],
  'mail._domainkey.kestrel.example TXT': [key],
  '_dmarc.kestrel.example TXT': ['v=DMARC1; p=quarantine'],
  'smtp.kestrel.example A': ['93.184.216.34'],
};

const check = async (zone: DnsZone, settings: { host?: string; from?: typeof from } = {}) => {
  const dns = await startDns(zone);
  try {
    const { findings } = await checkSender({ from, host, ...settings }, [dns.address]);
    const byPart = Object.fromEntries(findings.map((finding) => [finding.part, finding]));
    return { byPart, asked: dns.asked };
  } finally {
    await dns.stop();
  }
};

it('the check of a sender whose DNS records are right says so', async () => {
  const { byPart } = await check(sound);
  expect(byPart).toMatchObject({
    domain: { state: 'good' },
    spf: { state: 'good', sentence: 'The record names smtp.kestrel.example.', record: null },
    dkim: { state: 'good', sentence: expect.stringContaining('mail._domainkey') },
    dmarc: { state: 'good', sentence: expect.stringContaining('into junk') },
  });
});

it('the check of a domain without DNS records says which to add', async () => {
  const { byPart } = await check({
    'kestrel.example MX': ['mx.kestrel.example'],
    'smtp.kestrel.example A': ['93.184.216.34'],
  });
  expect(byPart).toMatchObject({
    spf: {
      state: 'missing',
      record: { name: 'kestrel.example', value: 'v=spf1 ip4:93.184.216.34 ~all' },
    },
    dkim: { state: 'missing', sentence: expect.stringContaining('_domainkey.kestrel.example') },
    dmarc: {
      state: 'missing',
      record: {
        name: '_dmarc.kestrel.example',
        value: 'v=DMARC1; p=none; rua=mailto:hiring@kestrel.example',
      },
    },
  });
});

it('the check of a sender whose domain accepts no mail gives that as the error', async () => {
  const { byPart } = await check({});
  expect(byPart.domain).toMatchObject({
    state: 'wrong',
    sentence: expect.stringContaining('takes no mail'),
  });
});

it.each<[string, string[], object]>([
  ['another server', ['v=spf1 mx -all'], { state: 'wrong' }],
  ['everybody', ['v=spf1 +all'], { state: 'wrong', record: null }],
  ['two records', ['v=spf1 mx -all', 'v=spf1 -all'], { state: 'wrong', record: null }],
  ['the server by its name', ['v=spf1 a:smtp.kestrel.example -all'], { state: 'good' }],
  ['a name of the server', ['v=spf1 a:other.kestrel.example -all'], { state: 'good' }],
  ['an included record', ['v=spf1 include:spf.kestrel.example -all'], { state: 'good' }],
  ['a macro', ['v=spf1 exists:%{i}.kestrel.example -all'], { state: 'unknown' }],
  ['itself again and again', ['v=spf1 include:loop.kestrel.example -all'], { state: 'wrong' }],
])(
  'the check of a sender judges an SPF record that names %s correctly',
  async (_, records, expected) => {
    const { byPart, asked } = await check({
      ...sound,
      'kestrel.example TXT': records,
      'other.kestrel.example A': ['93.184.216.34'],
      'mx.kestrel.example A': ['93.184.216.99'],
      'spf.kestrel.example TXT': ['v=spf1 ip4:93.184.216.34 -all'],
      'loop.kestrel.example TXT': [
        'v=spf1 include:loop.kestrel.example include:kestrel.example ?all',
      ],
    });
    expect(byPart.spf).toMatchObject(expected);
    expect(asked.length).toBeLessThan(60);
  },
);

it('the proposed DNS record still allows all that the current one allows', async () => {
  const { byPart } = await check({ ...sound, 'kestrel.example TXT': ['v=spf1 mx -all'] });
  expect(byPart.spf?.record?.value).toBe('v=spf1 mx ip4:93.184.216.34 -all');
});

it('for mail by Google or Microsoft, the SPF record must include what the provider prescribes', async () => {
  const zone = (include: string): DnsZone => ({
    ...sound,
    'kestrel.example TXT': [`v=spf1 include:${include} ~all`],
    'smtp.gmail.com A': ['93.184.216.50'],
  });
  const settings = { host: 'smtp.gmail.com' };
  const { byPart } = await check(zone('_spf.google.com'), settings);
  expect(byPart.spf?.state).toBe('good');
  const { byPart: other } = await check(zone('spf.protection.outlook.com'), settings);
  expect(other.spf?.record?.value).toBe(
    'v=spf1 include:spf.protection.outlook.com include:_spf.google.com ~all',
  );
});

it('for a mail server in the local network, the check of a sender reports SPF as unknown', async () => {
  const { byPart } = await check(sound, { host: '127.0.0.1' });
  expect(byPart.spf).toMatchObject({ state: 'unknown', record: null });
});

it('a DKIM key under another name is reported as unknown and not as missing, and a withdrawn key not as good', async () => {
  const { 'mail._domainkey.kestrel.example TXT': _, ...without } = sound;
  const { byPart } = await check({ ...without, '2026a._domainkey.kestrel.example TXT': [key] });
  expect(byPart.dkim?.state).toBe('unknown');
  const { byPart: withdrawn } = await check({
    ...without,
    'mail._domainkey.kestrel.example TXT': ['v=DKIM1; p='],
  });
  expect(withdrawn.dkim?.state).toBe('unknown');
});

it('the check of a sender accepts the DMARC policy of the parent domain, but not two policies of one domain', async () => {
  const below = { name: '', address: 'hiring@jobs.kestrel.example' };
  const { byPart } = await check(sound, { from: below });
  expect(byPart.dmarc?.state).toBe('good');
  const { byPart: doubled } = await check({
    ...sound,
    '_dmarc.kestrel.example TXT': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'],
  });
  expect(doubled.dmarc?.state).toBe('wrong');
});

it('when DNS does not answer, the check of a sender ends in time, and says that nothing was looked up', async () => {
  const silent = createSocket('udp4');
  await new Promise<void>((resolve) => {
    silent.bind(0, '127.0.0.1', resolve);
  });
  const begun = Date.now();
  const { findings } = await checkSender({ from, host }, [`127.0.0.1:${silent.address().port}`]);
  silent.close();
  expect(Date.now() - begun).toBeLessThan(9_000);
  expect(findings.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
  expect(findings[1]?.sentence).toBe('DNS did not answer, so SPF was not looked up.');
}, 20_000);
