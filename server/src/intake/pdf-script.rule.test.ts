import { deflateSync } from 'node:zlib';
import { runsSomething } from './pdf-script.rule';

const pdf = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts.map((part) => Buffer.from(part)),
    Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ]);
const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`7 0 obj<<${dictionary}>>stream\n`),
    content,
    Buffer.from('\nendstream endobj\n'),
  ]);
const packed = (text: string) => deflateSync(Buffer.from(text));
const objects = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode';

test.each([
  ['a script', pdf('1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj')],
  ['a script by numbers', pdf('1 0 obj<</AA<</O<</S/J#61vaScript/#4aS 3 0 R>>>>>>endobj')],
  ['a program', pdf('1 0 obj<</A<</S /Launch /F(cmd.exe)>>>>endobj')],
  ['a packed script', pdf(stream(objects, packed('1 0 <</S/JavaScript/JS(x)>>')))],
  ['a script after a picture', pdf(stream('/Length 3', Buffer.from('abc')), '2 0 obj<</JS(x)>>')],
])('%s runs', (_, content) => {
  expect(runsSomething(content)).toBe(true);
});

test.each([
  ['a page', pdf('1 0 obj<</Type/Catalog/OpenAction[3 0 R/Fit]>>endobj')],
  ['a name that only begins so', pdf('1 0 obj<</JSong 1/JavaScripts 2>>endobj')],
  ['bytes of a picture', pdf(stream('/Subtype/Image', Buffer.from('..../JS(...')))],
  ['packed objects', pdf(stream(objects, packed('1 0 <</Type/Page>>')))],
])('%s runs nothing', (_, content) => {
  expect(runsSomething(content)).toBe(false);
});

test('objects that cannot be unpacked are told apart', () => {
  expect(() => runsSomething(pdf(stream(objects, Buffer.from('locked away'))))).toThrow();
});
