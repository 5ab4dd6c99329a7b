import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import { objectStream, pdfOf, toPdfStream } from '../../../../test/platform/files/pdf-samples';
import { UnpackedTooLargeError } from '../unpacked-size';
import { findPdfFault } from './pdf.rule';

const script = '<</S/JavaScript/JS(app.alert(1))>>';
const action = (text: string) => pdfOf({ page: `/Annots[<</Subtype/Link/A ${text}>>]` });
const packed = (object: string, options = {}) =>
  pdfOf({ objects: [objectStream([object], options)] });

const wrong: [name: string, content: () => Buffer, fault: string][] = [
  ['a script at its opening', () => pdfOf({ catalog: `/OpenAction ${script}` }), 'runs'],
  [
    'a script among its names',
    () => pdfOf({ catalog: `/Names<</JavaScript<</Names[(a) ${script}]>>>>` }),
    'runs',
  ],
  ['a script spelled by numbers', () => action('<</S/J#61vaScript/#4aS(x)>>'), 'runs'],
  ['a script in packed objects', () => packed(script), 'runs'],
  ['a script in objects that are not packed', () => packed(script, { isPacked: false }), 'runs'],
  ['a script in objects that do not say so', () => packed(script, { dictionary: '' }), 'runs'],
  [
    'a script in objects packed around a false end',
    () =>
      pdfOf({
        objects: [
          toPdfStream(
            '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
            deflateSync(Buffer.from(`1 0 (endstream endobj) ${script}`.replace('1 0 ', '1 19')), {
              level: 0,
            }),
          ),
        ],
      }),
    'runs',
  ],
  [
    'an object inside a plain stream',
    () => pdfOf({ objects: [toPdfStream('', `9 0 obj ${script} endobj`)] }),
    'runs',
  ],
  [
    'an object behind a remark',
    () => pdfOf({ objects: [toPdfStream('', `9 %x\n0 %y\nobj ${script}`)] }),
    'runs',
  ],
  [
    'an older object of the same number',
    () => pdfOf({ objects: [`${script}\nendobj\n4 0 obj\nnull`] }),
    'runs',
  ],
  [
    'a kind of action that stands elsewhere',
    () => pdfOf({ page: '/Annots[<</A<</S 4 0 R>>>>]', objects: ['/Launch'] }),
    'runs',
  ],
  ['another program', () => action('<</S/Launch/F(cmd.exe)>>'), 'runs'],
  ['a film', () => pdfOf({ page: '/Annots[<</Subtype/RichMedia>>]' }), 'runs'],
  ['a form that is sent', () => action('<</S/SubmitForm/F(https://x.example)>>'), 'sends'],
  ['a form that fetches', () => action('<</S/ImportData/F(a.fdf)>>'), 'sends'],
  [
    'a form of XFA',
    () =>
      pdfOf({ catalog: '/AcroForm<</Fields[]/XFA 4 0 R>>', objects: [toPdfStream('', '<xdp/>')] }),
    'sends',
  ],
  ['a packed form of XFA', () => packed('<</Fields[]/XFA[(a) 9 0 R]>>'), 'sends'],
  [
    'another file',
    () => pdfOf({ objects: ['<</Type/Filespec/F(a.exe)/EF<</F 4 0 R>>>>'] }),
    'embeds',
  ],
  [
    'another file on a page',
    () => pdfOf({ page: '/Annots[<</Subtype/FileAttachment/FS 4 0 R>>]' }),
    'embeds',
  ],
  [
    'another file that nobody names',
    () => pdfOf({ objects: ['<</EF<</F 9 0 R>>>>', toPdfStream('/Type/EmbeddedFile', 'MZ')] }),
    'embeds',
  ],
  [
    'a step into another file',
    () => action('<</S/GoToR/F(\\\\\\\\x.example\\\\a)/D[0/Fit]>>'),
    'fetches',
  ],
  [
    'an address at its opening',
    () => pdfOf({ catalog: '/OpenAction 4 0 R', objects: ['<</S/URI/URI(https://x.example)>>'] }),
    'fetches',
  ],
  [
    'an address behind a page at its opening',
    () =>
      pdfOf({
        catalog: '/AA 4 0 R',
        objects: ['<</O 5 0 R>>', '<</S/GoTo/D[3 0 R]/Next[6 0 R]>>', '<</S/URI>>'],
      }),
    'fetches',
  ],
  [
    'bytes that are in another file',
    () => pdfOf({ objects: [toPdfStream('/F(\\\\\\\\x.example\\\\a)', '')] }),
    'fetches',
  ],
];
it.each(wrong)('a PDF is refused: %s', (_, content, fault) => {
  expect(findPdfFault(content())).toBe(fault);
});

const unreadable: [string, () => Buffer][] = [
  [
    'objects that are protected',
    () =>
      pdfOf({
        trailer: '/Encrypt 4 0 R',
        objects: [toPdfStream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', 'locked away')],
      }),
  ],
  [
    'objects packed in a rare way',
    () => pdfOf({ objects: [toPdfStream('/Type/ObjStm/N 1/First 4/Filter/LZWDecode', '')] }),
  ],
  ['an entry that stands twice', () => action(`<</S/URI/S/JavaScrip>>`)],
  ['half a dictionary', () => pdfOf({ objects: ['<</A<</B 1'] })],
  ['lists without an end', () => pdfOf({ objects: ['['.repeat(1_000_000)] })],
  ['an opening that leads nowhere', () => pdfOf({ catalog: '/OpenAction 77 0 R' })],
];
it.each(unreadable)('a PDF cannot be read: %s', (_, content) => {
  expect(() => findPdfFault(content())).toThrow();
});

it('a PDF that unpacks to more than 64 MB fails with a separate kind of error', () => {
  const packedBytes = deflateSync(Buffer.alloc(30_000_000, '1 0 '));
  const objects = toPdfStream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', packedBytes);
  const content = pdfOf({ objects: [objects, objects, objects] });
  expect(() => findPdfFault(content)).toThrow(UnpackedTooLargeError);
});

/** Creates a resume as common PDF libraries write it, with a link, a picture and a form field. */
const written = async (useObjectStreams: boolean): Promise<Buffer> => {
  const made = await PDFDocument.create();
  const page = made.addPage();
  page.drawText('Mira Sen', { font: await made.embedFont(StandardFonts.Helvetica) });
  const png = await made.embedPng(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  );
  page.drawImage(png);
  const link = {
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 9, 9],
    F: 4,
    A: { S: 'URI', URI: 'https://mira.example' },
  };
  page.node.set(PDFName.of('Annots'), made.context.obj([link]));
  made.getForm().createTextField('name').addToPage(page);
  made.catalog.set(PDFName.of('OpenAction'), made.context.obj([page.ref, 'Fit']));
  return Buffer.from(await made.save({ useObjectStreams }));
};

const honest: [string, () => Buffer | Promise<Buffer>][] = [
  ['an empty page', () => pdfOf()],
  ['a link', () => action('<</S/URI/URI(https://mira.example)>>')],
  ['a form that stays here', () => pdfOf({ catalog: '/AcroForm<</Fields[<</FT/Tx/T(name)>>]>>' })],
  ['names that only begin so', () => pdfOf({ objects: ['<</JSong 1/JavaScripts 2>>'] })],
  ['words of a page', () => pdfOf({ objects: [toPdfStream('', '(my obj /JS trailer) Tj')] })],
  ['a missing value', () => pdfOf({ objects: ['', '<</A --5/B 1.2.3>>'] })],
  ['an ordinary writer', () => written(true)],
  ['an older writer', () => written(false)],
];
it.each(honest)('a PDF is accepted: %s', async (_, content) => {
  expect(findPdfFault(await content())).toBeUndefined();
});
