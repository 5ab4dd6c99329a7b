import { useState } from 'react';
import type { Many } from 'server/contract/answer';
import type { DuplicatePair } from 'server/contract/duplicates/duplicate';
import { Card, Flex, Text } from 'shared-ui';
import { Pagination } from 'shared-ui/table';
import { hasLeft } from '../left-queue.rule';
import { pairsOnPage, type QueueState } from '../queue-state';
import { MergeDialog } from './merge-dialog';
import { NoPairs } from './no-pairs';
import { PairLine } from './pair-line';
import { useQueueKeys } from './use-queue-keys';

interface Props {
  label: string;
  state: QueueState;
  found: Many<DuplicatePair>;
  isRefreshing: boolean;
  onPage: (page: number) => void;
  onClear: (() => void) | undefined;
  /** The last pair has left the page. */
  onEmpty: () => void;
}

/** One page of pairs. The merge is kept here, for a pair that is decided on takes its line with it. */
export const PairQueue = ({
  label,
  state,
  found,
  isRefreshing,
  onPage,
  onClear,
  onEmpty,
}: Props) => {
  const [merging, setMerging] = useState<DuplicatePair>();
  const { data, meta } = found;
  const pairIds = data.map(({ id }) => id);
  const { queue, onKeyDown, moveOnFrom } = useQueueKeys(pairIds, onEmpty);
  const leave = (pairId: number) => {
    setMerging(undefined);
    moveOnFrom(pairId);
  };
  return (
    <>
      {data.length === 0 ? (
        <NoPairs state={state.state} onClear={onClear} />
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
          onDecided={() => leave(merging.id)}
        />
      ) : null}
    </>
  );
};
