const maxRowBytes = 1_000_000;

export const csvParserOptions = {
  record_delimiter: '\n',
  relax_column_count: true,
  // Quotes need not be escaped, as in the formula =HYPERLINK("x").
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: maxRowBytes,
} as const;
