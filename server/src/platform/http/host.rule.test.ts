import { isKnownHost } from './host.rule';

const publicUrl = 'https://console.example';

it.each([
  ['localhost', true],
  ['localhost:4000', true],
  ['LOCALHOST', true],
  ['console.localhost:4000', true],
  ['127.0.0.1:4000', true],
  ['127.8.9.10', true],
  ['[::1]:4000', true],
  ['', false],
  ['console.example', false],
  ['10.0.0.5:4000', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['evil.example#localhost', false],
  ['localhost:4000@evil.example', false],
])(
  'without PUBLIC_URL the host name %s is accepted: %s; with PUBLIC_URL every host name is',
  (host, known) => {
    expect(isKnownHost({ publicUrl: undefined }, host)).toBe(known);
    expect(isKnownHost({ publicUrl }, host)).toBe(true);
  },
);
