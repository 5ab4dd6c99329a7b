import { useState } from 'react';
import type { Many } from 'server/contract/answer';
import type { DuplicatePair } from 'server/contract/duplicate';
import { Flex, Stack, Text } from 'shared-ui';
import { Pagination } from 'shared-ui/table';
import { hasLeft } from '../left-queue.rule';
import { pairsOnPage, type QueueState } from '../queue-state';
import { MergeDialog } from './merge-dialog';
import { NoPairs } from './no-pairs';
import { PairCard } from './pair-card';

interface Props {
  label: string;
  state: QueueState;
  found: Many<DuplicatePair>;
  isRefreshing: boolean;
  onPage: (page: number) => void;
  onClear: (() => void) | undefined;
  onDecided: () => void;
}

/** One page of pairs. The merge is kept here, for a pair that is decided on takes its card with it. */
export const PairQueue = ({
  label,
  state,
  found,
  isRefreshing,
  onPage,
  onClear,
  onDecided,
}: Props) => {
  const [merging, setMerging] = useState<DuplicatePair>();
  const { data, meta } = found;
  const leave = () => {
    setMerging(undefined);
    onDecided();
  };
  return (
    <>
      {data.length === 0 ? (
        <NoPairs state={state.state} onClear={onClear} />
      ) : (
        <>
          <Stack gap="4" aria-busy={isRefreshing} opacity={isRefreshing ? 0.7 : 1}>
            {data.map((pair) => (
              <PairCard
                key={`${pair.id} ${pair.state}`}
                pair={pair}
                onMerge={() => setMerging(pair)}
                onDecided={onDecided}
              />
            ))}
          </Stack>
          <Flex align="center" gap="3" wrap="wrap" mt="4">
            <Text tone="second" fontVariantNumeric="tabular-nums">
              Showing {meta.from} to {meta.to} of {meta.total} {meta.total === 1 ? 'pair' : 'pairs'}
            </Text>
            <Pagination
              label={label}
              page={state.page}
              limit={pairsOnPage}
              total={meta.total}
              onPage={onPage}
            />
          </Flex>
        </>
      )}
      {merging ? (
        <MergeDialog
          pair={data.find(({ id }) => id === merging.id) ?? merging}
          isDecided={hasLeft(merging.id, found)}
          onClose={() => setMerging(undefined)}
          onDecided={leave}
        />
      ) : null}
    </>
  );
};
