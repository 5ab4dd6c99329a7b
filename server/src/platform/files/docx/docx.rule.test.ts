import { docxOf, toDocxRelationship, wordType } from '../../../../test/platform/files/docx-samples';
import { UnpackedTooLargeError } from '../unpacked-size';
import { findDocxFault } from './docx.rule';

const run = (content: string): string => `<w:r>${content}</w:r>`;
const sign = (kind: string): string => run(`<w:fldChar w:fldCharType="${kind}"/>`);
const code = (words: string): string =>
  run(`<w:instrText xml:space="preserve">${words}</w:instrText>`);
const shown = (words: string): string => run(`<w:t>${words}</w:t>`);
const field = (...codes: string[]): string =>
  [sign('begin'), ...codes, sign('separate'), shown('12'), sign('end')].join('');
const paragraph = (content: string): string =>
  `<w:document xmlns:w="urn:w"><w:body><w:p>${content}</w:p></w:body></w:document>`;
const docxWith = (content: string): Buffer => docxOf({ body: paragraph(content) });

const office = 'application/vnd.ms-office';
const wrong: [string, Buffer, string][] = [
  [
    'macros by their usual name',
    docxOf({ parts: { 'word/vbaProject.bin': 'x' }, endings: { bin: `${office}.vbaProject` } }),
    'macros',
  ],
  [
    'macros by another name',
    docxOf({ parts: { 'word/notes.dat': 'x' }, endings: { DAT: `${office}.VBAProject` } }),
    'macros',
  ],
  [
    'macros of which only a relation speaks',
    docxOf({
      parts: { 'word/a.png': 'x' },
      relations: [toDocxRelationship('vbaProject', 'a.png')],
    }),
    'macros',
  ],
  [
    'a document with macros by its type',
    docxOf({ main: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    'macros',
  ],
  [
    'controls',
    docxOf({ parts: { 'word/a.xml': '<a/>' }, types: { 'word/a.xml': `${office}.activeX+xml` } }),
    'macros',
  ],
  [
    'types written in UTF-16',
    docxOf({
      parts: { 'word/notes.dat': 'x' },
      endings: { dat: `${office}.vbaProject` },
      encoding: 'utf16le',
    }),
    'macros',
  ],
  [
    'a field that starts a program',
    docxWith(field(code(' DDEAUTO c:\\cmd.exe "/k x" '))),
    'macros',
  ],
  ['one in pieces', docxWith(field(code(' d'), code('D'), code('e '), code('excel a'))), 'macros'],
  [
    'one in pieces of several paragraphs',
    docxWith(field(code('DD'), '</w:p><w:p>', code('EAUTO excel a'))),
    'macros',
  ],
  ['one that does not end', docxWith(sign('begin') + code('DDEAUTO excel a')), 'macros'],
  [
    'a simple one',
    docxWith('<w:fldSimple w:instr=" DDEAUTO excel a "><w:r/></w:fldSimple>'),
    'macros',
  ],
  [
    'one that another field writes',
    docxWith(field(code(' '), field(code('QUOTE 68 68 69')), code(' excel a'))),
    'macros',
  ],
  [
    'one in a header',
    docxOf({ parts: { 'word/header1.xml': paragraph(field(code('DDE excel a'))) } }),
    'macros',
  ],
  [
    'a template from elsewhere',
    docxOf({
      relations: [toDocxRelationship('attachedTemplate', 'https://x.example/a.dotm', true)],
    }),
    'fetches',
  ],
  [
    'a template of another machine',
    docxOf({
      relations: [toDocxRelationship('attachedTemplate', 'file://x.example/a.dotm', true)],
    }),
    'fetches',
  ],
  [
    'a template by its share',
    docxOf({ relations: [toDocxRelationship('attachedTemplate', '\\\\x.example\\a.dotm', true)] }),
    'fetches',
  ],
  [
    'a picture from elsewhere',
    docxOf({ relations: [toDocxRelationship('image', 'https://x.example/a.png', true)] }),
    'fetches',
  ],
  [
    'another object',
    docxOf({ relations: [toDocxRelationship('oleObject', 'embeddings/a.bin')] }),
    'embeds',
  ],
  [
    'another document',
    docxOf({ relations: [toDocxRelationship('package', 'embeddings/a.xlsx')] }),
    'embeds',
  ],
  [
    'a page to be taken in',
    docxOf({ relations: [toDocxRelationship('aFChunk', 'a.html')] }),
    'embeds',
  ],
  [
    'a spreadsheet',
    docxOf({ main: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
    'other',
  ],
  ['a template', docxOf({ main: wordType.replace('document.main', 'template.main') }), 'other'],
];
it.each(wrong)('a .docx file is refused: %s', (_, content, fault) => {
  expect(findDocxFault(content)).toBe(fault);
});

const unreadable: [string, Buffer][] = [
  ['half a package', docxOf().subarray(0, -30)],
  ['a part that stands twice', docxOf({ parts: { 'WORD/Document.xml': '<a/>' } })],
  ['a type of document', docxOf({ body: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' })],
  ['elements in elements', docxOf({ body: `${'<a>'.repeat(1_000)}${'</a>'.repeat(1_000)}` })],
  ['elements that do not end', docxOf({ body: '<a><b></a>' })],
];
it.each(unreadable)('a .docx file cannot be read: %s', (_, content) => {
  expect(() => findDocxFault(content)).toThrow();
});

it('a .docx file that unpacks to more than 64 MB fails with a separate kind of error', () => {
  const content = docxOf({ body: `<a>${' '.repeat(65 * 1024 * 1024)}</a>` });
  expect(() => findDocxFault(content)).toThrow(UnpackedTooLargeError);
});

const honest: [string, Buffer][] = [
  ['a letter', docxOf()],
  ['the number of a page', docxWith(field(code(' PAGE ')))],
  ['the word in a text', docxWith(shown('DDEAUTO and DDE'))],
  ['a link to a page of that name', docxWith(field(code(' HYPERLINK "https://dde.example/dde" ')))],
  [
    'a field in a field',
    docxWith(field(code(' IF '), field(code('PAGE')), code(' = 1 "one" "more" '))),
  ],
  [
    'a link',
    docxOf({ relations: [toDocxRelationship('hyperlink', 'https://mira.example', true)] }),
  ],
  [
    'a picture',
    docxOf({
      parts: { 'word/media/a.png': 'x' },
      endings: { png: 'image/png' },
      relations: [toDocxRelationship('image', 'media/a.png')],
    }),
  ],
  [
    'the template of one’s own machine',
    docxOf({
      relations: [
        toDocxRelationship('attachedTemplate', 'file:///C:\\Users\\Mira\\Resume.dotx', true),
      ],
    }),
  ],
  [
    'a template by its name',
    docxOf({ relations: [toDocxRelationship('attachedTemplate', 'Normal.dotm', true)] }),
  ],
];
it.each(honest)('a .docx file is accepted: %s', (_, content) => {
  expect(findDocxFault(content)).toBeUndefined();
});
