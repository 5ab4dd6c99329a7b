import { deflateSync } from 'node:zlib';

export type PdfObject = string | Buffer;

export const toPdfStream = (dictionary: string, content: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${Buffer.byteLength(content)}>>stream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream'),
  ]);

export const objectStream = (
  objects: readonly string[],
  { first = 100, isPacked = true, dictionary = '/Type/ObjStm' } = {},
): Buffer => {
  let at = 0;
  const places = objects.map((object, place) => {
    const pair = `${first + place} ${at}`;
    at += object.length + 1;
    return pair;
  });
  const head = `${places.join(' ')} `;
  const content = Buffer.from(`${head}${objects.join('\n')}\n`, 'latin1');
  return toPdfStream(
    `${dictionary}/N ${objects.length}/First ${head.length}${isPacked ? '/Filter/FlateDecode' : ''}`,
    isPacked ? deflateSync(content) : content,
  );
};

const emptyPage = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>';

interface PdfParts {
  catalog?: string;
  page?: string;
  trailer?: string;
  objects?: readonly PdfObject[];
}

export const pdfOf = ({
  catalog = '',
  page = '',
  trailer = '',
  objects = [],
}: PdfParts = {}): Buffer => {
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    emptyPage.replace('>>', `${page}>>`),
    ...objects,
  ];
  const pieces = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = 9;
  all.forEach((object, place) => {
    const whole = Buffer.concat([
      Buffer.from(`${place + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(at);
    at += whole.length;
    pieces.push(whole);
  });
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  pieces.push(
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${lines.join('')}` +
        `trailer\n<</Size ${all.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
};
