import { mostChosen, mostLeftOut } from 'server/contract/selection-constants';
import type { RowSelection } from 'shared-ui/table';
import type { Selected } from '../react';
import type { SelectionOf } from './list';

interface Noun<Key extends string> {
  key: Key;
  one: string;
  many: string;
}

export const counted = (count: number, { one, many }: Pick<Noun<string>, 'one' | 'many'>): string =>
  `${count} ${count === 1 ? one : many}`;

type SelectedOf<Key extends string, Filter> = Selected<SelectionOf<Key, Filter>>;

const byId = <Key extends string, Filter>(key: Key, ids: readonly number[]) =>
  ({ [key]: ids }) as SelectionOf<Key, Filter>;

export const selectedRow = <Key extends string, Filter>(
  { key }: Noun<Key>,
  id: number,
  name: string,
): SelectedOf<Key, Filter> => ({ selection: byId(key, [id]), count: 1, name });

export const allMatching = <Key extends string, Filter>(
  noun: Noun<Key>,
  matching: Filter,
  count: number,
  except: readonly number[] = [],
): SelectedOf<Key, Filter> => ({
  selection: {
    matching,
    ...(except.length > 0 && { except: [...except] }),
    expected: count,
  } as SelectionOf<Key, Filter>,
  count,
  name: counted(count, noun),
});

/** A selection larger than a call accepts has a `refusal`. */
export const selectedRows = <Key extends string, Filter>(
  noun: Noun<Key>,
  { chosen, count }: Pick<RowSelection, 'chosen' | 'count'>,
  matching: Filter,
): SelectedOf<Key, Filter> => {
  if (chosen.kind === 'ids') {
    return {
      selection: byId(noun.key, chosen.ids.map(Number)),
      count,
      name: counted(count, noun),
      refusal:
        chosen.ids.length > mostChosen
          ? `Select at most ${mostChosen} rows, or all that match the filters.`
          : undefined,
    };
  }
  return {
    ...allMatching(noun, matching, count, chosen.except.map(Number)),
    refusal:
      chosen.except.length > mostLeftOut
        ? `Leave out at most ${mostLeftOut} rows, or narrow the filters.`
        : undefined,
  };
};
