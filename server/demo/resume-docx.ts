import { zipSync } from 'fflate';
import { html } from '../src/platform/pages/html';
import type { ResumePart, ResumePerson } from './resume-words';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relations = `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Sizes are half points. */
const paragraph = (text: string, size: number, isBold = false): string =>
  `<w:p><w:r><w:rPr>${isBold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${html`${text}`.text}</w:t></w:r></w:p>`;

export const resumeDocx = (person: ResumePerson, parts: readonly ResumePart[]): Buffer => {
  const body = [
    paragraph(`${person.first} ${person.last}`, 44, true),
    paragraph([person.email, person.phone, person.city].filter(Boolean).join('  |  '), 20),
    ...parts.flatMap(({ heading, lines }) => [
      paragraph(heading, 26, true),
      ...lines.map((line) => paragraph(line, 21)),
    ]),
  ].join('');
  const document = `${head}<w:document xmlns:w="${space}"><w:body>${body}</w:body></w:document>`;
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': Buffer.from(types),
      '_rels/.rels': Buffer.from(relations),
      'word/document.xml': Buffer.from(document),
    }),
  );
};
