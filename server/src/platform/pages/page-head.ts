import { consoleFont, fontFace } from './console-font';
import { html, type Html } from './html';

interface Head {
  title: string;
  /** Of the page's security policy, for its styles. */
  nonce: string;
  styles: Html;
  /** What else this page has in its head. */
  more?: Html;
}

/** Head of a page that the server writes by itself: in the console's type, and found by no search engine. */
export const pageHead = async ({ title, nonce, styles, more }: Head): Promise<Html> => {
  const font = await consoleFont();
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style nonce="${nonce}">
      ${font ? fontFace(font) : undefined}${styles}
    </style>
    ${more}
  </head>`;
};
