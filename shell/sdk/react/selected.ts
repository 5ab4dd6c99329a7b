/** Target of an action: one record, the selected rows of a list, or all that match its filter. */
export interface Selected<Selection> {
  selection: Selection;
  count: number;
  /** Name in a question: `Data Analyst`, `3 jobs`. */
  name: string;
  /** Reason why no call accepts the selection. */
  refusal?: string | undefined;
}
