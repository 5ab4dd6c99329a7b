import { formatAdministratorLink } from './format-administrator-link.rule';

const made = { path: '/account/invitation?code=abc', expiresAt: '2026-12-01T10:00:00.000Z' };
const wordsWith = (publicUrl: string | undefined, host = '127.0.0.1', port = 4000) =>
  formatAdministratorLink('ada@example.com', made, { publicUrl, host, port });
const link = (words: string) => /^http\S+$/m.exec(words)?.[0];

test.each([
  ['https://hire.example.com', 'https://hire.example.com'],
  ['https://hire.example.com/', 'https://hire.example.com'],
])(
  'with PUBLIC_URL %s the link for the first administrator leads to that address',
  (publicUrl, origin) => {
    const words = wordsWith(publicUrl, '0.0.0.0');
    expect(link(words)).toBe(`${origin}${made.path}`);
    expect(words).not.toContain('PUBLIC_URL');
  },
);

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['localhost', 'http://localhost:4000'],
  ['::1', 'http://[::1]:4000'],
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::', 'http://127.0.0.1:4000'],
])(
  'without PUBLIC_URL, on %s, the administrator link works on this machine and says what to set',
  (host, origin) => {
    const words = wordsWith(undefined, host);
    expect(link(words)).toBe(`${origin}${made.path}`);
    expect(words).toContain('It works in a browser on this machine. Set PUBLIC_URL');
  },
);

test.each([
  ['10.0.0.5', 4000],
  ['127.0.0.1', 0],
])('no administrator link is printed where none can work, on %s:%i', (host, port) => {
  const words = wordsWith(undefined, host, port);
  expect(link(words)).toBeUndefined();
  expect(words).toContain('Set PUBLIC_URL');
  expect(words).toContain('run this again');
});
