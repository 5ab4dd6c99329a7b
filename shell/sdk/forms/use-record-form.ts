import { useState } from 'react';
import type { ValueWords } from './conflict.rule';
import type { FormDraft } from './form-draft';
import { useForm, type FormModel, type FormOptions } from './use-form';
import { useLatestVersion, type Base } from './use-latest-version';

export interface RecordDraft<Values> {
  values: Values;
  base: { values: Values; version: number };
}

interface RecordFormOptions<Values extends object, Stored, Result> extends Omit<
  FormOptions<Values, Result>,
  'initial' | 'save' | 'draft' | 'amend' | 'view'
> {
  /** Stored record at the time the form opens; later versions are merged on save. */
  record: Stored;
  valuesOf: (record: Stored) => Values;
  /**
   * Saves the values that differ from `base`, with the version of `base`; called again after a version
   * conflict.
   */
  save: (values: Values, base: Base<Values, Stored>) => Promise<Result>;
  draft?: {
    draft: RecordDraft<Values> | undefined;
    save: (kept: RecordDraft<Values>) => void;
    discard: () => void;
  };
  /** Formats values for the conflict dialog. */
  words?: ValueWords<Values>;
}

export const useRecordForm = <Values extends object, Stored extends { version: number }, Result>({
  record,
  valuesOf,
  save,
  draft: kept,
  words,
  ...options
}: RecordFormOptions<Values, Stored, Result>): FormModel<Values, Result> => {
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
