import { useState } from 'react';
import type { Many } from 'server/contract/answer';
import type { DuplicatePair } from 'server/contract/applicants/duplicates/duplicate';
import { Card, Flex, Text } from 'shared-ui';
import { Pagination } from 'shared-ui/table';
import type { Duplicates } from '../duplicate-list';
import { hasPairLeftQueue } from '../left-queue.rule';
import { MergeDialog } from './merge-dialog';
import { NoPairs } from './no-pairs';
import { PairLine } from './pair-line';
import { useQueueKeyboard } from './use-queue-keyboard';

interface Props {
  label: string;
  list: Duplicates;
  found: Many<DuplicatePair>;
  onEmpty: () => void;
}

/** The queue renders the merge dialog, since the line of a decided pair unmounts. */
export const PairQueue = ({ label, list, found, onEmpty }: Props) => {
  const { state, isRefreshing } = list;
  const [merging, setMerging] = useState<DuplicatePair>();
  const { data, meta } = found;
  const pairIds = data.map(({ id }) => id);
  const { queue, onKeyDown, moveOnFrom } = useQueueKeyboard(pairIds, onEmpty);
  const leave = (pairId: number) => {
    setMerging(undefined);
    moveOnFrom(pairId);
  };
  return (
    <>
      {data.length === 0 ? (
        <NoPairs state={state.state} onClear={list.isNarrowed ? list.showAll : undefined} />
      ) : (
        <>
          <Card
            as="div"
            ref={queue}
            onKeyDown={onKeyDown}
            aria-busy={isRefreshing}
            opacity={isRefreshing ? 0.7 : 1}
          >
            {data.map((pair) => (
              <PairLine
                key={`${pair.id} ${pair.state}`}
                pair={pair}
                onMerge={() => setMerging(pair)}
                onDecided={() => moveOnFrom(pair.id)}
              />
            ))}
          </Card>
          <Flex align="center" gap="3" wrap="wrap" mt="4">
            <Text tone="second" fontVariantNumeric="tabular-nums">
              {`Showing ${meta.from} to ${meta.to} of ${meta.total} ${meta.total === 1 ? 'pair' : 'pairs'}`}
            </Text>
            <Pagination
              label={label}
              page={state.page}
              limit={state.limit}
              total={meta.total}
              onPage={(page) => list.change({ page })}
            />
          </Flex>
        </>
      )}
      {merging ? (
        <MergeDialog
          pair={data.find(({ id }) => id === merging.id) ?? merging}
          isDecided={hasPairLeftQueue(merging.id, found)}
          onClose={() => setMerging(undefined)}
          onDecided={() => leave(merging.id)}
        />
      ) : null}
    </>
  );
};
