import { setImmediate as breathe } from 'node:timers/promises';
import { wrapText } from '../../../jobs/careers/card/wrap-text.rule';
import { openCanvas, toFont } from '../../../platform/files/drawing/canvas';
import type { CollectedPackage } from './collect-package';
import { formatPackageValue } from './format-value.rule';
import { packageTexts } from './texts/package-texts';

/** Size and margin of an A4 page in points. */
const page = { width: 595, height: 842, margin: 56 };
const lineWidth = page.width - 2 * page.margin;
const styles = {
  title: { font: toFont(700, 20), line: 28, color: '#1c1b19', before: 0 },
  heading: { font: toFont(700, 13), line: 19, color: '#0b6e69', before: 18 },
  label: { font: toFont(600, 9), line: 13, color: '#57554f', before: 6 },
  text: { font: toFont(400, 10.5), line: 15, color: '#1c1b19', before: 0 },
  gap: { font: toFont(400, 10.5), line: 0, color: '#1c1b19', before: 10 },
} as const;
type Style = keyof typeof styles;

export interface Paragraph {
  style: Style;
  text: string;
}

const toParagraphs = (collected: CollectedPackage): Paragraph[] => {
  const { company, language, timeZone, madeAt, parts, files } = collected;
  const texts = packageTexts[language];
  const words = { ...texts, timeZone };
  const translate = (label: string): string => texts.labels[label] ?? label;
  return [
    { style: 'title', text: texts.title(company) },
    { style: 'text', text: texts.lead(formatPackageValue(madeAt, '', words)) },
    ...parts.flatMap(({ title, entries }) => [
      { style: 'heading' as const, text: translate(title) },
      ...entries.flatMap((entry) => [
        ...Object.entries(entry).flatMap(([label, value]): Paragraph[] => {
          const text = formatPackageValue(value, label, words);
          return text === ''
            ? []
            : [
                { style: 'label', text: translate(label) },
                { style: 'text', text },
              ];
        }),
        { style: 'gap' as const, text: '' },
      ]),
    ]),
    ...(files.length > 0 ? [{ style: 'heading' as const, text: texts.files }] : []),
    ...files.map(({ name }) => ({ style: 'text' as const, text: name })),
  ];
};

/** Writes a PDF whose text can be searched, copied and read aloud. */
export const writeParagraphs = async (
  title: string,
  paragraphs: readonly Paragraph[],
): Promise<Buffer> => {
  const { PDFDocument } = await openCanvas();
  const document = new PDFDocument({ title });
  // Contextual forms of characters, such as of the colon between digits, are turned off, since they
  // have no text in a PDF.
  const beginPage = () =>
    Object.assign(document.beginPage(page.width, page.height), { fontVariantLigatures: 'none' });
  let context = beginPage();
  let top = page.margin;
  for (const { style, text } of paragraphs) {
    const { font, line, color, before } = styles[style];
    top += before;
    context.font = font;
    const measure = (words: string) => context.measureText(words).width;
    for (const row of text.split('\n').flatMap((part) => wrapText(part, lineWidth, measure))) {
      if (top + line > page.height - page.margin) {
        document.endPage();
        await breathe();
        context = beginPage();
        top = page.margin;
      }
      top += line;
      context.font = font;
      context.fillStyle = color;
      context.fillText(row, page.margin, top);
    }
  }
  document.endPage();
  return document.close();
};

export const writePdf = (collected: CollectedPackage): Promise<Buffer> =>
  writeParagraphs(
    packageTexts[collected.language].title(collected.company),
    toParagraphs(collected),
  );
