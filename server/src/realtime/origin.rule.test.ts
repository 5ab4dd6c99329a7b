import { isOwnPage } from './origin.rule';

const table: [origin: string | undefined, publicUrl: string | undefined, own: boolean][] = [
  ['https://console.example', 'https://console.example/', true],
  ['http://console.example', 'https://console.example/', false],
  ['https://jobs.example', 'https://console.example/', true],
  ['https://console.example.evil', undefined, false],
  ['https://console.example', undefined, true],
  ['null', undefined, false],
  [undefined, undefined, false],
];

it.each(table)('takes the page %s of a console at %s for its own: %s', (origin, publicUrl, own) => {
  const config = { publicUrl, callbackOrigins: ['https://jobs.example'] };
  const headers = { host: 'console.example', ...(origin && { origin }) };
  expect(isOwnPage(config, { headers })).toBe(own);
});
