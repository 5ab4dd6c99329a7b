import type { FoundRecord, SmallRow } from '../../platform/lists/search-source';
import { minWordLength } from '../../platform/lists/search.rule';

/** What was typed, folded as the rows are. */
export interface FoldedSearch {
  text: string;
  terms: readonly string[];
}

/** Shorter words match only at the beginning of a word, as in `matchesTerm`. */
export const toFoldedSearch = (
  words: readonly string[],
  folded: { text: string; words: readonly string[] },
): FoldedSearch => ({
  text: folded.text,
  terms: folded.words.map((word, place) =>
    [...(words[place] ?? '')].length < minWordLength ? ` ${word}` : word,
  ),
});

/** Ranks in memory as `rankName` does in SQL. */
const rankRow = ({ named }: SmallRow, { text, terms }: FoldedSearch): number => {
  if (named === ` ${text}`) return 0;
  if (named.startsWith(` ${text}`)) return 1;
  return terms.every((term) => named.includes(term)) ? 2 : 3;
};

export const findAmong = (
  rows: readonly SmallRow[],
  search: FoldedSearch,
  limit: number,
): FoundRecord[] =>
  rows
    .filter(({ searched }) => search.terms.every((term) => searched.includes(term)))
    .map((row) => ({ row, rank: rankRow(row, search) }))
    .toSorted((one, other) => one.rank - other.rank || other.row.id - one.row.id)
    .slice(0, limit)
    .map(({ row: { id, title } }) => ({ id, title, part: null }));
