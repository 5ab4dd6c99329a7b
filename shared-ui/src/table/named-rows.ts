import type { Chosen } from './selection';

/** What a selection names to a server: rows by id, or all that match but these; or why it cannot. */
type NamedRows =
  | { ids: number[]; except?: undefined; refusal?: undefined }
  | { ids?: undefined; except: number[]; refusal?: undefined }
  | { ids?: undefined; except?: undefined; refusal: string };

interface Most {
  chosen: number;
  leftOut: number;
}

/** Names the rows of a selection exactly; one with more of them than a call takes is refused in words. */
export const namedRows = (chosen: Chosen, most: Most): NamedRows => {
  if (chosen.kind === 'ids') {
    return chosen.ids.length <= most.chosen
      ? { ids: chosen.ids.map(Number) }
      : { refusal: `Select at most ${most.chosen} rows, or all that match the filters.` };
  }
  return chosen.except.length <= most.leftOut
    ? { except: chosen.except.map(Number) }
    : { refusal: `Leave out at most ${most.leftOut} rows, or narrow the filters.` };
};
