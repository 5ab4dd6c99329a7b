import type { DayOrder } from 'shared-ui';
import type { Choice, PickerItem, UseOptions } from 'shared-ui/table';

interface Named {
  /** What the chip reads. */
  label: string;
  /** Stands in the bar only once it is added or set. */
  isAdded?: boolean;
}

/** One value out of a few. */
export interface ChoiceFilterOf<Name extends string> extends Named {
  kind: 'choice';
  field: Name;
  /** Its name where that differs from the label. */
  name?: string;
  options: readonly Choice<string>[];
}

/** Entries of a long list, and the one that an address names by its id. */
export interface LookupSource {
  useOptions: UseOptions;
  useChosen: (id: number | undefined) => PickerItem | null;
}

/** One entry of a long list; one whose id is no number stands for no choice. */
export interface LookupFilterOf<Name extends string> extends Named {
  kind: 'lookup';
  field: Name;
  /** `lookupSource` of shared-auth makes one. */
  source: LookupSource;
}

/** A span of days. */
export interface DaysFilterOf<Name extends string> extends Named {
  kind: 'days';
  from: Name;
  to: Name;
  /** The order in which the chip writes a day. */
  order: DayOrder;
  /** Today where the list's days are counted. */
  useToday: () => string;
}

/** A filter of a list, by the names of the fields in the address that it sets. */
export type ListFilter<Name extends string = string> =
  ChoiceFilterOf<Name> | LookupFilterOf<Name> | DaysFilterOf<Name>;

/** The fields that a filter sets. */
export const fieldsOf = (filter: ListFilter): string[] =>
  filter.kind === 'days' ? [filter.from, filter.to] : [filter.field];
