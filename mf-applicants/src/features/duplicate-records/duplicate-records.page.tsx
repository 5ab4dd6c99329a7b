import { useRef } from 'react';
import { usePermission } from 'shared-auth';
import { Box, Notice, PageHead } from 'shared-ui';
import { ListFilters } from 'shell/sdk/list';
import { withheldReason } from '../../application/withheld-value';
import { useDuplicates } from './duplicate-list';
import { PairQueue } from './ui/pair-queue';
import { PairsFailure } from './ui/pairs-failure';
import { PairsSkeleton } from './ui/pairs-skeleton';

const label = 'Duplicate Records';

export const DuplicateRecordsPage = () => {
  const list = useDuplicates();
  const { answer, error } = list;
  const { view } = usePermission('application:view');
  const frame = useRef<HTMLDivElement>(null);

  // Removing the last pair removes the focused element, so the focus moves to the page heading.
  const keepFocus = () => frame.current?.querySelector('h1')?.focus();

  const draw = () => {
    if (error && (!answer || error.status === 403))
      return <PairsFailure error={error} onRetry={list.reload} />;
    if (!answer) return <PairsSkeleton />;
    return (
      <PairQueue key={list.scope} label={label} list={list} found={answer} onEmpty={keepFocus} />
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
      <ListFilters list={list} searchLabel="Search people" />
      {draw()}
    </Box>
  );
};
