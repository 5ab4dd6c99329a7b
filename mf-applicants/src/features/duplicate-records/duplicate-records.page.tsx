import { useRef } from 'react';
import { usePermission } from 'shared-auth';
import { Box, Flex, Notice, PageHead, Stack, Text } from 'shared-ui';
import { Pagination } from 'shared-ui/table';
import { useAddressState, usePageInRange } from 'shell/sdk/react';
import { withheldReason } from '../../application/withheld';
import { useDuplicates } from './api/get-duplicates';
import { isNarrowed, pairsOnPage, queryOf, queueState } from './queue-state';
import { NoPairs } from './ui/no-pairs';
import { PairCard } from './ui/pair-card';
import { PairsFailure } from './ui/pairs-failure';
import { PairsOnTheirWay } from './ui/pairs-on-their-way';
import { QueueFilters } from './ui/queue-filters';

const label = 'Duplicate Records';

/** The queue of people who may be one and the same. */
export const DuplicateRecordsPage = () => {
  const [state, change] = useAddressState(queueState);
  const { data, error, reload, isRefreshing } = useDuplicates(queryOf(state));
  const { view } = usePermission('application:view');
  const frame = useRef<HTMLDivElement>(null);
  usePageInRange(state.page, data?.meta, (page) => change({ page }, { replace: true }));

  // The pair takes its buttons with it when it leaves the list, so the focus is put where it lasts.
  const keepFocus = () => frame.current?.querySelector('h1')?.focus();
  const clear = () => change({ search: '', reason: '' });

  const draw = () => {
    if (error && (!data || error.status === 403))
      return <PairsFailure error={error} onRetry={reload} />;
    if (!data) return <PairsOnTheirWay />;
    if (data.data.length === 0)
      return <NoPairs state={state.state} onClear={isNarrowed(state) ? clear : undefined} />;
    const { from, to, total } = data.meta;
    return (
      <>
        <Stack gap="4" aria-busy={isRefreshing} opacity={isRefreshing ? 0.7 : 1}>
          {data.data.map((pair) => (
            <PairCard key={`${pair.id} ${pair.state}`} pair={pair} onDecided={keepFocus} />
          ))}
        </Stack>
        <Flex align="center" gap="3" wrap="wrap" mt="4">
          <Text tone="second" fontVariantNumeric="tabular-nums">
            Showing {from} to {to} of {total} {total === 1 ? 'pair' : 'pairs'}
          </Text>
          <Pagination
            label={label}
            page={state.page}
            limit={pairsOnPage}
            total={total}
            onPage={(page) => change({ page })}
          />
        </Flex>
      </>
    );
  };

  return (
    <Box ref={frame} maxWidth="1080px">
      <PageHead
        title={label}
        words="People who may be one and the same: merge them, or say that they are two."
      />
      {view === 'masked' ? (
        <Box mb="4">
          <Notice title="Contact details are withheld" words={withheldReason} />
        </Box>
      ) : null}
      <QueueFilters state={state} onChange={change} />
      {draw()}
    </Box>
  );
};
