const maxBytesOfRow = 1_000_000;

/** How records are told apart, with any sign between their cells. */
export const csvOptions = {
  record_delimiter: '\n',
  relax_column_count: true,
  // Formulas stand in files with their quotes as they are: =HYPERLINK("x")
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: maxBytesOfRow,
} as const;
