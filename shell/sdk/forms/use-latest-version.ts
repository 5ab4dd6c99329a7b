import { useState } from 'react';
import { useHere } from 'shared-ui/forms';
import { findEditConflict, type EditConflict, type ValueWords } from './conflict.rule';

/** Record and form values at the beginning of an edit. */
export interface Base<Values, Stored> {
  record: Stored;
  values: Values;
  version: number;
}

export interface EditConflictQuestion<Values> {
  conflict: EditConflict<Values>;
  answer: (values: Values | undefined) => void;
}

interface LatestVersionOptions<Values, Stored> {
  valuesOf: (record: Stored) => Values;
  labels: Readonly<Record<string, string>> | undefined;
  words: ValueWords<Values> | undefined;
}

const unansweredText = 'Nothing was saved. Somebody else changed it in the meantime.';

const getCurrentRecord = (reason: unknown): unknown => {
  const { code, current } = (reason ?? {}) as { code?: unknown; current?: unknown };
  return code === 'STALE_VERSION' ? current : undefined;
};

/**
 * After a version conflict, merges both users' changes, and asks about fields that both changed differently.
 */
export const useLatestVersion = <Values extends object, Stored extends { version: number }>({
  valuesOf,
  labels,
  words,
}: LatestVersionOptions<Values, Stored>) => {
  const [question, setQuestion] = useState<EditConflictQuestion<Values>>();
  const here = useHere();

  const ask = (conflict: EditConflict<Values>): Promise<Values> =>
    new Promise((resolve, reject) => {
      const answer = (values: Values | undefined) => {
        setQuestion(undefined);
        if (values) resolve(values);
        else reject(new Error(unansweredText));
      };
      if (here.current) setQuestion({ conflict, answer });
      else answer(undefined);
    });

  const saveUpon = async <Result>(
    begun: Base<Values, Stored>,
    typed: Values,
    save: (values: Values, base: Base<Values, Stored>) => Promise<Result>,
  ): Promise<Result> => {
    let [base, mine] = [begun, typed];
    for (;;) {
      try {
        return await save(mine, base);
      } catch (reason) {
        const current = getCurrentRecord(reason) as Stored | undefined;
        if (!current) throw reason;
        const theirs = valuesOf(current);
        const conflict = findEditConflict({ first: base.values, mine, theirs }, labels, words);
        mine = conflict.fields.length > 0 ? await ask(conflict) : conflict.merged;
        base = { record: current, values: theirs, version: current.version };
      }
    }
  };
  return { saveUpon, question };
};
