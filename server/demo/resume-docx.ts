import { zipSync } from 'fflate';
import { html } from '../src/platform/pages/html';
import type { ResumePart, ResumePerson } from './resume-texts';

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const contentTypes = `${xmlDeclaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relations = `${xmlDeclaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const xmlNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Font sizes are half points. */
const toParagraph = (text: string, size: number, isBold = false): string =>
  `<w:p><w:r><w:rPr>${isBold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${html`${text}`.text}</w:t></w:r></w:p>`;

export const createResumeDocx = (person: ResumePerson, parts: readonly ResumePart[]): Buffer => {
  const body = [
    toParagraph(`${person.first} ${person.last}`, 44, true),
    toParagraph([person.email, person.phone, person.city].filter(Boolean).join('  |  '), 20),
    ...parts.flatMap(({ heading, lines }) => [
      toParagraph(heading, 26, true),
      ...lines.map((line) => toParagraph(line, 21)),
    ]),
  ].join('');
  const document = `${xmlDeclaration}<w:document xmlns:w="${xmlNamespace}"><w:body>${body}</w:body></w:document>`;
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': Buffer.from(contentTypes),
      '_rels/.rels': Buffer.from(relations),
      'word/document.xml': Buffer.from(document),
    }),
  );
};
