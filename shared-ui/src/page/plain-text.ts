const blockSelector = 'p, h1, h2, h3, h4, h5, h6, blockquote, li, pre';

const headingSelector = 'h1, h2, h3, h4, h5, h6';

/** Converts HTML to text: a line for each block, a blank line above each heading. */
export const plainText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of body.querySelectorAll('li')) element.prepend('• ');
  for (const element of body.querySelectorAll(headingSelector)) element.prepend('\n');
  for (const element of body.querySelectorAll(blockSelector)) element.append('\n');
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
