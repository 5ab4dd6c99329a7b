import sanitizeHtml from 'sanitize-html';

const pictures = /^(https:\/\/|data:image\/(png|jpeg|gif|webp);base64,)/i;

/** What the rich-text toolbar can make, and nothing else. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'strike'],
    ...['blockquote', 'ol', 'ul', 'li', 'a', 'img'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https', 'data'] },
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !pictures.test(attribs.src ?? ''),
};

/** A description that is safe to show as HTML; empty when nothing can be read or seen in it. */
export const cleanDescription = (html: string): string => {
  const clean = sanitizeHtml(html.replaceAll('\0', ''), allowed).trim();
  const words = sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} });
  const isEmpty = words.replace(/&nbsp;|\s/g, '') === '' && !clean.includes('<img');
  return isEmpty ? '' : clean;
};
