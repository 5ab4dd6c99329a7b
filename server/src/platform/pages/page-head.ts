import { findConsoleFont, toFontFace } from './console-font';
import { html, type Html } from './html';

interface PageHead {
  title: string;
  nonce: string;
  styles: Html;
  more?: Html;
}

export const renderPageHead = async ({ title, nonce, styles, more }: PageHead): Promise<Html> => {
  const font = await findConsoleFont();
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style nonce="${nonce}">
      ${font ? toFontFace(font) : undefined}${styles}
    </style>
    ${more}
  </head>`;
};
