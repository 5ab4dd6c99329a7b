import { mergeVersions, type ConflictChoices, type ConflictField } from 'shared-ui/forms';
import { wordsOf } from './value-words';

/** Says a field's value as a person reads it, where it is not said by itself. */
export type ValueWords<Values> = Partial<Record<keyof Values & string, (value: never) => string>>;

/** One record three times: as the form opened, as the form is, as somebody saved it meanwhile. */
interface Versions<Values> {
  first: Values;
  mine: Values;
  theirs: Values;
}

export interface Conflict<Values> {
  /** Both changes together; what both changed differently stands as mine. */
  merged: Values;
  theirs: Values;
  /** What is for a person to choose. */
  fields: ConflictField[];
}

/** Brings two changes of one record together. */
export const conflictOf = <Values extends object>(
  { first, mine, theirs }: Versions<Values>,
  labels: Readonly<Record<string, string>> = {},
  words: ValueWords<Values> = {},
): Conflict<Values> => {
  const { merged, conflicts } = mergeVersions({ first, mine, theirs });
  const say = (name: keyof Values & string, value: unknown) =>
    words[name]?.(value as never) ?? wordsOf(value);
  const fields = conflicts.map((name) => ({
    name,
    label: labels[name] ?? name,
    mine: say(name, mine[name]),
    theirs: say(name, theirs[name]),
  }));
  return { merged, theirs, fields };
};

/** The merged values with theirs wherever they were chosen. */
export const chosenValues = <Values extends object>(
  { merged, theirs }: Conflict<Values>,
  choices: ConflictChoices,
): Values => {
  const taken = Object.entries(theirs).filter(([name]) => choices[name] === 'theirs');
  return { ...merged, ...(Object.fromEntries(taken) as Partial<Values>) };
};
