import type { DayOrder } from 'shared-ui';
import type { Choice, PickerItem, UseOptions } from 'shared-ui/table';

interface LabelledFilter {
  label: string;
  /** True if the filter bar hides the filter until the user adds it or it has a value. */
  isAdded?: boolean;
}

export interface ChoiceListFilter<Name extends string> extends LabelledFilter {
  kind: 'choice';
  field: Name;
  /** Accessible name of the filter if it differs from the label. */
  name?: string;
  options: readonly Choice<string>[];
}

export interface LookupSource {
  useOptions: UseOptions;
  useChosen: (id: number | undefined) => PickerItem | null;
}

/** Filter by a record from a lookup; an item without a numeric id means no choice. */
export interface LookupListFilter<Name extends string> extends LabelledFilter {
  kind: 'lookup';
  field: Name;
  /** Source of options, created by `lookupSource` of shared-auth. */
  source: LookupSource;
}

export interface DateRangeListFilter<Name extends string> extends LabelledFilter {
  kind: 'days';
  from: Name;
  to: Name;
  order: DayOrder;
  useToday: () => string;
}

export type ListFilter<Name extends string = string> =
  ChoiceListFilter<Name> | LookupListFilter<Name> | DateRangeListFilter<Name>;

export const listFilterFields = (filter: ListFilter): string[] =>
  filter.kind === 'days' ? [filter.from, filter.to] : [filter.field];
