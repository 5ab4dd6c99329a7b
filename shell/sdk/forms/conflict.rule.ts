import { mergeVersions, type ConflictChoices, type ConflictField } from 'shared-ui/forms';
import { formatAnyValue } from './format-value';

export type ValueWords<Values> = Partial<Record<keyof Values & string, (value: never) => string>>;

interface ValueVersions<Values> {
  first: Values;
  mine: Values;
  theirs: Values;
}

export interface EditConflict<Values> {
  /** Values with the changes of both users; a conflicting field has the current user's value. */
  merged: Values;
  theirs: Values;
  fields: ConflictField[];
}

export const findEditConflict = <Values extends object>(
  { first, mine, theirs }: ValueVersions<Values>,
  labels: Readonly<Record<string, string>> = {},
  words: ValueWords<Values> = {},
): EditConflict<Values> => {
  const { merged, conflicts } = mergeVersions({ first, mine, theirs });
  const formatValue = (name: keyof Values & string, value: unknown) =>
    words[name]?.(value as never) ?? formatAnyValue(value);
  const fields = conflicts.map((name) => ({
    name,
    label: labels[name] ?? name,
    mine: formatValue(name, mine[name]),
    theirs: formatValue(name, theirs[name]),
  }));
  return { merged, theirs, fields };
};

export const applyConflictChoices = <Values extends object>(
  { merged, theirs }: EditConflict<Values>,
  choices: ConflictChoices,
): Values => {
  const taken = Object.entries(theirs).filter(([name]) => choices[name] === 'theirs');
  return { ...merged, ...(Object.fromEntries(taken) as Partial<Values>) };
};
