/** Target of an action: one record, the selected rows of a list, or all rows that match the list's filter. */
export interface Selected<Selection> {
  selection: Selection;
  count: number;
  /** Name of the target in confirmation questions, such as `Data Analyst` or `3 jobs`. */
  name: string;
  /** Reason why an action cannot use the selection, such as its size. */
  refusal?: string | undefined;
}
