import { addChosenFiles, formatFile } from './file-rule';

const file = (name: string, bytes = 10, type = '', lastModified = 1) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified });
const wordsAgainst = (offered: File, limits: object) =>
  addChosenFiles([], [offered], limits).refusals.map(({ words }) => words);

test.each([
  ['.pdf,.docx', file('CV.PDF'), true],
  ['.pdf, .docx', file('cv.docx'), true],
  ['.pdf', file('cv.pdf.exe'), false],
  ['image/*', file('a', 10, 'image/png'), true],
  ['image/*', file('image.png', 10, 'text/html'), false],
  ['image/png', file('a', 10, 'image/png'), true],
])(
  'with the accepted types %s a file is accepted or refused by its extension or type',
  (accept, offered, isTaken) => {
    expect(addChosenFiles([], [offered], { accept }).taken).toHaveLength(isTaken ? 1 : 0);
  },
);

test('the message about a refused file says which kind of file to choose instead', () => {
  expect(wordsAgainst(file('a.exe'), { accept: '.pdf,.docx' })).toEqual([
    'a.exe is of another kind. Choose .pdf, .docx.',
  ]);
  expect(wordsAgainst(file('a.pdf', 0), {})).toEqual(['a.pdf is empty. Choose another file.']);
  expect(wordsAgainst(file('a.pdf', 2049), { maxBytes: 2048 })).toEqual([
    'a.pdf is larger than 2 KB. Choose a smaller file.',
  ]);
  expect(wordsAgainst(file('a.pdf', 2048), { maxBytes: 2048 })).toEqual([]);
});

test('of several files the suitable ones are added once each, and the others are named', () => {
  const held = file('a.pdf');
  const { taken, refusals } = addChosenFiles(
    [held],
    [file('a.pdf'), file('b.pdf'), file('c.exe'), file('a.pdf', 10, '', 2)],
    { accept: '.pdf' },
  );
  expect(taken.map(({ name, lastModified }) => [name, lastModified])).toEqual([
    ['a.pdf', 1],
    ['b.pdf', 1],
    ['a.pdf', 2],
  ]);
  expect(refusals.map(({ name }) => name)).toEqual(['c.exe']);
});

test.each([
  [1, 'a (1 KB)'],
  [1024 * 1024 - 1, 'a (1024 KB)'],
  [1024 * 1024, 'a (1 MB)'],
  [1.5 * 1024 * 1024, 'a (1.5 MB)'],
])('%d bytes are shown in a readable unit', (bytes, words) => {
  expect(formatFile(file('a', bytes))).toBe(words);
});
