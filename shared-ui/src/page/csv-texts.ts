const delimiterNames: Record<string, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

export const readingWords = (encoding: string, delimiter: string): string =>
  `Read as ${encoding}, cells between ${delimiterNames[delimiter] ?? delimiter}.`;

export const rowWords = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);
