import { splitAtLinks } from './link-parts.rule';

test.each([
  ['no address', [{ text: 'no address' }]],
  [
    'See https://example.com/a?b=1, then call.',
    [
      { text: 'See ' },
      { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
      { text: ', then call.' },
    ],
  ],
  [
    '(http://one.example) and https://two.example!',
    [
      { text: '(' },
      { text: 'http://one.example', href: 'http://one.example/' },
      { text: ') and ' },
      { text: 'https://two.example', href: 'https://two.example/' },
      { text: '!' },
    ],
  ],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
  ['data:text/html,<b>x</b>', [{ text: 'data:text/html,<b>x</b>' }]],
  ['https://bank.example@evil.example', [{ text: 'https://bank.example@evil.example' }]],
  [
    '<a href="https://x.example">y</a>',
    [
      { text: '<a href="' },
      { text: 'https://x.example', href: 'https://x.example/' },
      { text: '">y</a>' },
    ],
  ],
  ['https://', [{ text: 'https://' }]],
])('only web addresses become links in %s', (message, parts) => {
  expect(splitAtLinks(message)).toEqual(parts);
});
