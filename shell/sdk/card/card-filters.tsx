import { Flex } from 'shared-ui';
import { FilterChip } from '../list';
import type { CardState } from './define-card';
import type { ShownCard } from './use-card';

interface Props<Own> {
  title: string;
  shown: ShownCard<Own>;
}

export const CardFilters = <Own,>({ title, shown: { card, state, change } }: Props<Own>) => {
  const values = state as Record<string, unknown>;
  const set = (next: Record<string, unknown>) => change(next as Partial<Own & CardState>);
  return (
    <Flex role="group" aria-label={`Filters of ${title}`} wrap="wrap" gap="2" mb="3">
      {card.filters.map((filter) => (
        <FilterChip
          key={filter.label}
          filter={filter}
          values={values}
          onChange={set}
          startOpen={false}
          removal={
            filter.kind === 'lookup' && values[filter.field] !== undefined
              ? { onRemove: () => set({ [filter.field]: undefined }) }
              : {}
          }
        />
      ))}
    </Flex>
  );
};
