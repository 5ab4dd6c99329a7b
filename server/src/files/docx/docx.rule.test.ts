import { docxOf, relationship, wordType } from '../../../test/files/docx-samples';
import { faultOfDocx } from './docx.rule';

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
    docxOf({ parts: { 'word/a.png': 'x' }, relations: [relationship('vbaProject', 'a.png')] }),
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
    'a template from elsewhere',
    docxOf({ relations: [relationship('attachedTemplate', 'https://x.example/a.dotm', true)] }),
    'reaches',
  ],
  [
    'a template of another machine',
    docxOf({ relations: [relationship('attachedTemplate', 'file://x.example/a.dotm', true)] }),
    'reaches',
  ],
  [
    'a template by its share',
    docxOf({ relations: [relationship('attachedTemplate', '\\\\x.example\\a.dotm', true)] }),
    'reaches',
  ],
  [
    'a picture from elsewhere',
    docxOf({ relations: [relationship('image', 'https://x.example/a.png', true)] }),
    'reaches',
  ],
  [
    'another object',
    docxOf({ relations: [relationship('oleObject', 'embeddings/a.bin')] }),
    'carries',
  ],
  [
    'another document',
    docxOf({ relations: [relationship('package', 'embeddings/a.xlsx')] }),
    'carries',
  ],
  ['a page to be taken in', docxOf({ relations: [relationship('aFChunk', 'a.html')] }), 'carries'],
  [
    'a spreadsheet',
    docxOf({ main: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
    'other',
  ],
  ['a template', docxOf({ main: wordType.replace('document.main', 'template.main') }), 'other'],
];
it.each(wrong)('refuses %s', (_, content, fault) => {
  expect(faultOfDocx(content)).toBe(fault);
});

const unreadable: [string, Buffer][] = [
  ['half a package', docxOf().subarray(0, -30)],
  ['a part that stands twice', docxOf({ parts: { 'WORD/Document.xml': '<a/>' } })],
  ['a type of document', docxOf({ body: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' })],
  ['elements in elements', docxOf({ body: `${'<a>'.repeat(1_000)}${'</a>'.repeat(1_000)}` })],
  ['elements that do not end', docxOf({ body: '<a><b></a>' })],
  ['more than 64 MB', docxOf({ body: `<a>${' '.repeat(65 * 1024 * 1024)}</a>` })],
];
it.each(unreadable)('cannot read %s', (_, content) => {
  expect(() => faultOfDocx(content)).toThrow();
});

const honest: [string, Buffer][] = [
  ['a letter', docxOf()],
  ['a link', docxOf({ relations: [relationship('hyperlink', 'https://mira.example', true)] })],
  [
    'a picture',
    docxOf({
      parts: { 'word/media/a.png': 'x' },
      endings: { png: 'image/png' },
      relations: [relationship('image', 'media/a.png')],
    }),
  ],
  [
    'the template of one’s own machine',
    docxOf({
      relations: [relationship('attachedTemplate', 'file:///C:\\Users\\Mira\\Resume.dotx', true)],
    }),
  ],
  [
    'a template by its name',
    docxOf({ relations: [relationship('attachedTemplate', 'Normal.dotm', true)] }),
  ],
];
it.each(honest)('takes %s', (_, content) => {
  expect(faultOfDocx(content)).toBeUndefined();
});
