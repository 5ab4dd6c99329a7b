import { isKnownHost, toRoutedPath } from './host.rule';

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
    expect(isKnownHost({ publicUrl: undefined, careersUrl: undefined }, host)).toBe(known);
    expect(isKnownHost({ publicUrl, careersUrl: undefined }, host)).toBe(true);
  },
);

it('a separate host of the careers pages is accepted without PUBLIC_URL, and no other host', () => {
  const config = { publicUrl: undefined, careersUrl: 'https://careers.example' };
  expect(isKnownHost(config, 'Careers.example')).toBe(true);
  expect(isKnownHost(config, 'console.example')).toBe(false);
});

it.each([
  ['/', '/careers'],
  ['/?page=2', '/careers?page=2'],
  ['/cook-kf-00001', '/careers/cook-kf-00001'],
  ['/robots.txt', '/careers/robots.txt'],
  ['/api/public/v1/jobs', '/api/public/v1/jobs'],
  ['/api/v1/jobs', '/careers/api/v1/jobs'],
  ['/account/login', '/careers/account/login'],
])('the path %s on the separate origin of the careers pages is answered as %s', (url, path) => {
  const config = { careersUrl: 'https://careers.example' };
  expect(toRoutedPath(config, 'careers.example', url)).toBe(path);
  expect(toRoutedPath(config, 'console.example', url)).toBe(url);
});
