/** What a form keeps of itself until it is saved. */
export interface FormDraft<Values, Result = unknown> {
  /** What was kept the last time. */
  draft: Partial<Values> | undefined;
  save: (values: Values) => void;
  discard: () => void;
  /** The create that it was sent as before the form was opened, if that is not answered yet. */
  running?: Promise<Result> | undefined;
  /** Notes a create that is on its way, for a form that is opened meanwhile. */
  creating?: (create: Promise<Result>) => Promise<Result>;
}
