export interface FormDraft<Values, Result = unknown> {
  draft: Partial<Values> | undefined;
  save: (values: Values) => void;
  discard: () => void;
  /** Create request that was sent before the form was opened and is still running. */
  running?: Promise<Result> | undefined;
  /**
   * Sends a create request with the draft's `Idempotency-Key`, so that repeated requests create only one
   * record.
   */
  create?: (send: (key: string) => Promise<Result>) => Promise<Result>;
}
