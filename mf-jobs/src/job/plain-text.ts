const blocks = 'p, h1, h2, h3, h4, h5, h6, blockquote, li, pre';

/** The words of a description without its markup, a line for each block. */
export const plainText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of body.querySelectorAll('li')) element.prepend('• ');
  for (const element of body.querySelectorAll(blocks)) element.append('\n');
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
