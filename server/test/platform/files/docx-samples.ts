import { zipSync } from 'fflate';

export const wordType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const packageSpace = 'http://schemas.openxmlformats.org/package/2006';
const officeSpace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const toDocxRelationship = (kind: string, target: string, isExternal = false): string =>
  `<Relationship Id="${kind}" Type="${officeSpace}/${kind}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`;

const relationships = (lines: readonly string[]): string =>
  `<Relationships xmlns="${packageSpace}/relationships">${lines.join('')}</Relationships>`;

interface DocxParts {
  main?: string;
  body?: string;
  parts?: Record<string, string>;
  endings?: Record<string, string>;
  types?: Record<string, string>;
  relations?: readonly string[];
  encoding?: 'utf8' | 'utf16le';
}

const body =
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Mira Sen</w:t></w:r></w:p></w:body></w:document>';

export const docxOf = (given: DocxParts = {}): Buffer => {
  const { main = wordType, endings = {}, types = {}, relations = [], encoding = 'utf8' } = given;
  const xml = (text: string) =>
    Buffer.from(`${encoding === 'utf8' ? '' : '\uFEFF'}${text}`, encoding);
  const defaults = {
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    ...endings,
  };
  const lines = [
    ...Object.entries(defaults).map(
      ([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`,
    ),
    ...Object.entries({ 'word/document.xml': main, ...types }).map(
      ([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`,
    ),
  ];
  const further = Object.entries(given.parts ?? {}).map(([name, text]) => [
    name,
    Buffer.from(text),
  ]);
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': xml(
        `<Types xmlns="${packageSpace}/content-types">${lines.join('')}</Types>`,
      ),
      '_rels/.rels': xml(
        relationships([toDocxRelationship('officeDocument', 'word/document.xml')]),
      ),
      'word/document.xml': Buffer.from(given.body ?? body),
      'word/_rels/document.xml.rels': xml(relationships(relations)),
      ...(Object.fromEntries(further) as Record<string, Buffer>),
    }),
  );
};
