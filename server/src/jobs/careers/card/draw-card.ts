import { imageSize } from 'image-size';
import {
  openCanvas,
  toFont,
  type Canvas,
  type DrawingContext,
} from '../../../platform/files/drawing/canvas';
import { cardSize, type ShareCard } from './card';
import { cutLines, wrapText } from './wrap-text.rule';

const margin = 80;
const width = cardSize.width - 2 * margin;
const colors = { ground: '#f7f7f5', accent: '#0b6e69', onAccent: '#fff', ink: '#1c1b19' };
const logoSize = { width: 360, height: 96 };
/** Maximum of pixels of a logo, since decoding takes four bytes of memory for each. */
const maxLogoPixels = 4_000_000;
const largeTitle = { size: 84, maxLines: 3 };
const smallTitle = { size: 68, maxLines: 4 };

/** Draws the company's first letter where there is no logo, and returns its width. */
const drawLetter = (context: DrawingContext, company: string): number => {
  const size = logoSize.height;
  context.fillStyle = colors.accent;
  context.beginPath();
  context.roundRect(margin, margin, size, size, 20);
  context.fill();
  context.fillStyle = colors.onAccent;
  context.font = toFont(700, 56);
  context.textAlign = 'center';
  context.fillText(company.slice(0, 1).toUpperCase(), margin + size / 2, margin + 68);
  context.textAlign = 'left';
  return size;
};

const drawLogo = async (
  { loadImage }: Canvas,
  context: DrawingContext,
  logo: Buffer,
): Promise<number | undefined> => {
  try {
    const measured = imageSize(logo);
    if (measured.width * measured.height > maxLogoPixels) return undefined;
    const image = await loadImage(logo);
    const scale = Math.min(logoSize.width / image.width, logoSize.height / image.height);
    const [wide, high] = [image.width * scale, image.height * scale];
    context.drawImage(image, margin, margin + (logoSize.height - high) / 2, wide, high);
    return wide;
  } catch {
    return undefined;
  }
};

const drawCompany = (context: DrawingContext, company: string, left: number): void => {
  context.fillStyle = colors.ink;
  context.font = toFont(600, 40);
  const measure = (text: string) => context.measureText(text).width;
  const space = cardSize.width - margin - left;
  const [line = ''] = cutLines(wrapText(company, space, measure), 1, space, measure);
  context.fillText(line, left, margin + 62);
};

const drawTitle = (context: DrawingContext, title: string): void => {
  context.fillStyle = colors.ink;
  context.letterSpacing = '-1.5px';
  const measure = (text: string) => context.measureText(text).width;
  const wrap = ({ size }: { size: number }): string[] => {
    context.font = toFont(700, size);
    return wrapText(title, width, measure);
  };
  const isShort = wrap(largeTitle).length <= largeTitle.maxLines;
  const { size, maxLines } = isShort ? largeTitle : smallTitle;
  const shown = cutLines(wrap({ size }), maxLines, width, measure);
  const bottom = cardSize.height - margin - 8;
  for (const [at, line] of shown.entries())
    context.fillText(line, margin, bottom - (shown.length - 1 - at) * size * 1.14);
};

/** Draws a PNG that is identical on every machine. */
export const drawCard = async (
  { title, company }: ShareCard,
  logo: Buffer | undefined,
): Promise<Buffer> => {
  const library = await openCanvas();
  const canvas = library.createCanvas(cardSize.width, cardSize.height);
  const context = canvas.getContext('2d');
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, cardSize.width, cardSize.height);
  context.fillStyle = colors.accent;
  context.fillRect(0, 0, cardSize.width, 16);
  const logoWidth =
    (logo && (await drawLogo(library, context, logo))) ?? drawLetter(context, company);
  drawCompany(context, company, margin + logoWidth + 28);
  drawTitle(context, title);
  return canvas.encode('png');
};
