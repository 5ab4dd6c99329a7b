import { mostChosen, mostLeftOut } from 'server/contract/selection-constants';
import type { RowSelection } from 'shared-ui/table';
import type { Selected } from '../react';
import type { ListSelection } from './list';

interface SelectionNoun<Key extends string> {
  key: Key;
  one: string;
  many: string;
}

export const formatRecordCount = (
  count: number,
  { one, many }: Pick<SelectionNoun<string>, 'one' | 'many'>,
): string => `${count} ${count === 1 ? one : many}`;

type SelectedRecords<Key extends string, Filter> = Selected<ListSelection<Key, Filter>>;

const selectByIds = <Key extends string, Filter>(key: Key, ids: readonly number[]) =>
  ({ [key]: ids }) as ListSelection<Key, Filter>;

export const selectRow = <Key extends string, Filter>(
  { key }: SelectionNoun<Key>,
  id: number,
  name: string,
): SelectedRecords<Key, Filter> => ({ selection: selectByIds(key, [id]), count: 1, name });

export const selectAllMatching = <Key extends string, Filter>(
  noun: SelectionNoun<Key>,
  matching: Filter,
  count: number,
  except: readonly number[] = [],
): SelectedRecords<Key, Filter> => ({
  selection: {
    matching,
    ...(except.length > 0 && { except: [...except] }),
    expected: count,
  } as ListSelection<Key, Filter>,
  count,
  name: formatRecordCount(count, noun),
});

/** A selection that is larger than a call accepts has a `refusal`. */
export const selectRows = <Key extends string, Filter>(
  noun: SelectionNoun<Key>,
  { chosen, count }: Pick<RowSelection, 'chosen' | 'count'>,
  matching: Filter,
): SelectedRecords<Key, Filter> => {
  if (chosen.kind === 'ids') {
    return {
      selection: selectByIds(noun.key, chosen.ids.map(Number)),
      count,
      name: formatRecordCount(count, noun),
      refusal:
        chosen.ids.length > mostChosen
          ? `Select at most ${mostChosen} rows, or all that match the filters.`
          : undefined,
    };
  }
  return {
    ...selectAllMatching(noun, matching, count, chosen.except.map(Number)),
    refusal:
      chosen.except.length > mostLeftOut
        ? `Leave out at most ${mostLeftOut} rows, or narrow the filters.`
        : undefined,
  };
};
