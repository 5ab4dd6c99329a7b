import { isOwnPage } from './origin.rule';

const table: [origin: string | undefined, publicUrl: string | undefined, own: boolean][] = [
  ['https://console.example', 'https://console.example/', true],
  ['http://console.example', 'https://console.example/', false],
  ['https://jobs.example', 'https://console.example/', true],
  ['https://crm.example', 'https://console.example/', true],
  ['https://other.crm.example', 'https://console.example/', false],
  ['https://console.example.evil', undefined, false],
  ['https://console.example', undefined, false],
  ['null', undefined, false],
  [undefined, undefined, false],
];

it.each(table)(
  'the page %s counts as a page of the console at %s: %s',
  (origin, publicUrl, own) => {
    const config = {
      publicUrl,
      callbackOrigins: ['https://jobs.example'],
      embeddingApps: [{ app: 'crm', origin: 'https://crm.example' }],
    };
    const headers = { host: 'console.example', ...(origin && { origin }) };
    expect(isOwnPage(config, { headers })).toBe(own);
  },
);

it('a page on this machine counts as the console’s own when no public address is configured', () => {
  const headers = { host: 'localhost:4000', origin: 'http://localhost:4000' };
  expect(
    isOwnPage({ publicUrl: undefined, callbackOrigins: [], embeddingApps: [] }, { headers }),
  ).toBe(true);
});
