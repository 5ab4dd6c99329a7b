import type { PDFDocument as Document } from '@cantoo/pdf-lib';
import type { ResumePart, ResumePerson } from './resume-texts';

const pageSize: [number, number] = [595, 842];
const margin = 56;

/** Imports the PDF library only here, since it is large and only the seed needs it. */
export const createPdfWriter = async () => {
  const { PDFDocument, PDFName, PDFString, StandardFonts, rgb } = await import('@cantoo/pdf-lib');
  const blue = rgb(0.12, 0.3, 0.55);

  const linkTo = (made: Document, address: string, [x, y, width]: [number, number, number]) =>
    made.context.obj({
      ...{ Type: PDFName.of('Annot'), Subtype: PDFName.of('Link'), Border: [0, 0, 0] },
      Rect: [x, y - 3, x + width, y + 10],
      A: { S: PDFName.of('URI'), URI: PDFString.of(address) },
    });

  return async (person: ResumePerson, parts: readonly ResumePart[]): Promise<Buffer> => {
    const made = await PDFDocument.create();
    made.setTitle(`${person.first} ${person.last}, resume`);
    const sheet = made.addPage(pageSize);
    const plain = await made.embedFont(StandardFonts.Helvetica);
    const bold = await made.embedFont(StandardFonts.HelveticaBold);
    let y = pageSize[1] - margin - 20;
    const write = (text: string, size: number, font = plain, color = rgb(0.13, 0.13, 0.15)) => {
      sheet.drawText(text, { x: margin, y, size, font, color });
      y -= size * 1.6;
    };
    write(`${person.first} ${person.last}`, 24, bold, blue);
    const width = plain.widthOfTextAtSize(person.email, 10);
    const link = linkTo(made, `mailto:${person.email}`, [margin, y, width]);
    sheet.node.set(PDFName.of('Annots'), made.context.obj([link]));
    write([person.email, person.phone, person.city].filter(Boolean).join('  |  '), 10);
    for (const { heading, lines } of parts) {
      y -= 12;
      write(heading, 13, bold, blue);
      for (const line of lines) write(line, 10.5);
    }
    return Buffer.from(await made.save());
  };
};
