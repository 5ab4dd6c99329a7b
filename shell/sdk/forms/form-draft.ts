/** What a form keeps of itself until it is saved. */
export interface FormDraft<Values, Result = unknown> {
  /** What was kept the last time. */
  draft: Partial<Values> | undefined;
  save: (values: Values) => void;
  discard: () => void;
  /** The create that it was sent as before the form was opened, if that is not answered yet. */
  running?: Promise<Result> | undefined;
  /** Sends a create with the draft's own `Idempotency-Key`, so that it becomes one record. */
  create?: (send: (key: string) => Promise<Result>) => Promise<Result>;
}
