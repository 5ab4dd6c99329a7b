import { useRef } from 'react';
import { usePermission } from 'shared-auth';
import { Box, Notice, PageHead } from 'shared-ui';
import { useAddressState, usePageInRange } from 'shell/sdk/react';
import { withheldReason } from '../../application/withheld';
import { useDuplicates } from './api/get-duplicates';
import { isNarrowed, queryOf, queueState } from './queue-state';
import { PairQueue } from './ui/pair-queue';
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

  // The last pair takes the focus with it, so it is put where it lasts.
  const keepFocus = () => frame.current?.querySelector('h1')?.focus();
  const clear = () => change({ search: '', reason: '' });

  const draw = () => {
    if (error && (!data || error.status === 403))
      return <PairsFailure error={error} onRetry={reload} />;
    if (!data) return <PairsOnTheirWay />;
    const { state: shown, search, reason } = state;
    return (
      <PairQueue
        key={JSON.stringify({ shown, search, reason })}
        label={label}
        state={state}
        found={data}
        isRefreshing={isRefreshing}
        onPage={(page) => change({ page })}
        onClear={isNarrowed(state) ? clear : undefined}
        onEmpty={keepFocus}
      />
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
