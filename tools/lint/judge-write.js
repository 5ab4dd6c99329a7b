import { remainingWrites, tables } from './server-law.js';

const ownerOf = new Map(
  Object.entries(tables).flatMap(([wing, names]) => names.map((name) => [name, wing])),
);

const wingOf = /^server\/(?:src|routines)\/([a-z]+)\//;
const writing =
  /\b(?:insert\s+into|(?<!for\s+|no\s+key\s+|do\s+|after\s+|before\s+|or\s+)update|delete\s+from|truncate)\s+(?:only\s+)?([a-z_]+)\b/gi;

const writtenTables = (text) =>
  new Set([...text.matchAll(writing)].map((match) => match[1]).filter((name) => ownerOf.has(name)));

/**
 * Returns an error message for each table of another wing that the SQL text writes. `file` is relative to the
 * repository root.
 */
export const judgeWrites = (file, text) => {
  const wing = wingOf.exec(file)?.[1];
  if (!wing) return [];
  const remaining = remainingWrites[file] ?? [];
  return [...writtenTables(text)]
    .filter((name) => ownerOf.get(name) !== wing && !remaining.includes(name))
    .map(
      (name) => `${name} is written by the wing ${ownerOf.get(name)} alone; call what it offers.`,
    );
};
