/** Target of an action: one record, the selected rows of a list, or all that match its filter. */
export interface Selected<Selection> {
  selection: Selection;
  count: number;
  /** Text for confirmation questions: `Data Analyst`, `3 jobs`. */
  name: string;
  /** Reason why the selection cannot be used, such as its size. */
  refusal?: string | undefined;
}
