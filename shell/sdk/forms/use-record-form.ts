import { useState } from 'react';
import type { ValueWords } from './conflict.rule';
import type { FormDraft } from './form-draft';
import { useForm, type FormModel, type FormOptions } from './use-form';
import { useLatestVersion, type Base } from './use-latest-version';

/** What is kept of a changed record: what was typed, and the version that it began from. */
export interface RecordDraft<Values> {
  values: Values;
  base: { values: Values; version: number };
}

interface RecordOptions<Values extends object, Stored, Result> extends Omit<
  FormOptions<Values, Result>,
  'initial' | 'save' | 'draft' | 'amend' | 'view'
> {
  /** As it is stored when the form opens; later ones are met when it is saved. */
  record: Stored;
  valuesOf: (record: Stored) => Values;
  /**
   * Saves what differs from `base`, with its version. Called again upon the latest one where a stale
   * version was refused.
   */
  save: (values: Values, base: Base<Values, Stored>) => Promise<Result>;
  draft?: {
    draft: RecordDraft<Values> | undefined;
    save: (kept: RecordDraft<Values>) => void;
    discard: () => void;
  };
  /** Values that are not said by themselves, for the question which of two versions stays. */
  words?: ValueWords<Values>;
}

/** The form of a record that exists: two people's changes go together, or one of them is asked. */
export const useRecordForm = <Values extends object, Stored extends { version: number }, Result>({
  record,
  valuesOf,
  save,
  draft: kept,
  words,
  ...options
}: RecordOptions<Values, Stored, Result>): FormModel<Values, Result> => {
  const [opened] = useState(() => ({
    record,
    values: valuesOf(record),
    version: record.version,
  }));
  const base = { ...opened, ...kept?.draft?.base };
  const { saveUpon, question } = useLatestVersion({ valuesOf, labels: options.labels, words });
  const draft: FormDraft<Values, Result> | undefined = kept && {
    draft: kept.draft?.values,
    save: (values) => kept.save({ values, base: { values: base.values, version: base.version } }),
    discard: kept.discard,
  };
  const model = useForm({
    ...options,
    initial: opened.values,
    save: (values) => saveUpon(base, values, save),
    ...(draft && { draft }),
  });
  return { ...model, question };
};
