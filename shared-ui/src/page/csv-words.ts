const delimiters: Record<string, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

/** How a file was read, so that one sees where its letters went wrong. */
export const readingWords = (encoding: string, delimiter: string): string =>
  `Read as ${encoding}, cells between ${delimiters[delimiter] ?? delimiter}.`;

export const rowWords = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);
