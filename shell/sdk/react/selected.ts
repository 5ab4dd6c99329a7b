/** What an action applies to: one record, those that are ticked in a list, or all that match its filter. */
export interface Selected<Selection> {
  /** Names them to the server. */
  selection: Selection;
  count: number;
  /** How a question calls them: `Data Analyst`, `3 jobs`. */
  name: string;
  /** Why no call takes them. */
  refusal?: string | undefined;
}
