import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Endings and words in names that newcomers do not understand, each with advice for a better name. */
const unclear = [
  [/[a-z]Of$/, 'begin with a verb (get…, find…, to…, format…)'],
  [/^(most|least)[A-Z]/, 'say max… or min…'],
  [/^expect[A-Z]/, 'say assert…'],
  [/^(?!.*(key|pass)words?$).*[wW]ords?$/i, 'say text, label or message'],
  [/^places?$|[a-z]Places?$|Place$/, 'say index, position, route or slot'],
  [/[tT]old|[hH]eard|^said|[hH]earers/, 'say published, sent, subscribed or subscriber'],
  [/^(is)?([kK]ept|[hH]eld|[bB]egun)|(Kept|Held|Begun)/, 'say stored, locked or started'],
  [/^stands|^standing|Standings?$|[a-z]Stands/, 'say state'],
  [
    /^(Asked|Changed|Chosen|Counted|Deleted|Found|Given|Inside|Known|Listed|Locked|Moved|Named|Needed|Open|Parts|Read|Refused|Saved|Sent|Shown|Stored|Ways|Where|Within|Written)$/,
    'name a type with a noun',
  ],
];

/**
 * Reads names that are older than this rule and exempt from it; a test fails if a listed name is no longer
 * declared. The names are an option of the rule, since ESLint's cache depends only on options.
 */
export const olderNames = () =>
  readFileSync(join(import.meta.dirname, 'older-names.txt'), 'utf8')
    .trim()
    .split('\n');

export const findUnclearNames = (name) => unclear.find(([pattern]) => pattern.test(name))?.[1];

const declared = (statement) => {
  const { declaration = statement } = statement;
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.map(({ id }) => id);
  return declaration?.id ? [declaration.id] : [];
};

export const plainNames = {
  meta: { type: 'suggestion', schema: [{ type: 'array', items: { type: 'string' } }] },
  create: (context) => {
    const older = new Set(context.options[0]);
    return {
      Program: ({ body }) => {
        for (const node of body.flatMap(declared)) {
          const advice = !older.has(node.name) && node.name && findUnclearNames(node.name);
          if (advice) context.report({ node, message: `Rename ${node.name}: ${advice}.` });
        }
      },
    };
  },
};
