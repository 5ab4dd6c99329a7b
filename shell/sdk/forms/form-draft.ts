export interface FormDraft<Values, Result = unknown> {
  draft: Partial<Values> | undefined;
  save: (values: Values) => void;
  discard: () => void;
  /** Create request from before the form was opened that is still unanswered. */
  running?: Promise<Result> | undefined;
  /** Sends a create with the draft's own `Idempotency-Key`, so that it creates one record. */
  create?: (send: (key: string) => Promise<Result>) => Promise<Result>;
}
