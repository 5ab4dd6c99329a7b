import { usePermission } from 'shared-auth';
import { Button, EmptyState, EntryButton, PageHead, Stack } from 'shared-ui';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { openPanel } from 'shell/sdk/react';
import { employmentImport, referrals } from '../../../contract';
import { BackLink } from '../../referral/back-link';
import { payableList } from '../../referral/referral-list';
import { useEmploymentEntry } from '../../referral/use-employment-entry';
import { useColumnTools } from '../../referral/use-column-tools';
import {
  useReferralDeletion,
  useReferralExport,
  useReferralLinks,
} from '../../referral/use-referral-actions';
import { getPayableColumns } from './payable-columns';
import { formatSelectedAmounts } from './format-ticked-sum';
import { useBuildBatchEntry } from './use-build-batch-entry';
import {
  getDisabledReasonBeforeEligibility,
  limitSelectionToExportable,
  usePayoutEntries,
} from './use-payout-entries';

/** Names of filters that only staff see: they filter by data that referrers may not see. */
const staffFilters = ['confirmation'];

export const PayablePage = () => {
  const list = useList(payableList);
  const isDueOnly = list.state.status === 'due';
  const isOwn = usePermission('referral:view').view === 'safe';
  const showsAmounts = !usePermission('amounts:view').isForbidden;
  const mayEmploy = usePermission('employment:edit');
  const tools = useColumnTools();
  const links = useReferralLinks();
  const exportOf = useReferralExport('payable-referral');
  const payout = usePayoutEntries();
  const employmentOf = useEmploymentEntry();
  const deletion = useReferralDeletion(list.selection.clear);
  const batch = useBuildBatchEntry(list.selection.clear);
  return (
    <Stack gap="0">
      <BackLink to={referrals}>Referrals</BackLink>
      <PageHead
        title="Referral Payable"
        words={
          list.answer &&
          [list.matching.name, formatSelectedAmounts(list.selected, list.rows)]
            .filter(Boolean)
            .join('. ')
        }
        actions={
          <>
            {isOwn ? null : <EntryButton entry={links.calendar} />}
            {isOwn ? null : <EntryButton entry={links.batches} />}
            <Button
              {...mayEmploy.offer()}
              onClick={() => void openPanel(employmentImport, undefined)}
            >
              Import dates
            </Button>
            <Button
              aria-pressed={isDueOnly}
              onClick={() => list.change({ status: isDueOnly ? '' : 'due', page: 1 })}
            >
              Due only
            </Button>
            <EntryButton entry={exportOf(list.matching)} />
          </>
        }
      />
      <ListFilters list={list} {...(isOwn && { hidden: staffFilters })} />
      <ListTable
        list={list}
        label="Referral Payable"
        columns={getPayableColumns(tools, { isOwn, showsAmounts })}
        rowActions={(row) => [
          links.payable(row),
          payout.status(row),
          payout.hold(row),
          payout.refuse(row),
          employmentOf(row),
          links.applicant(row),
          { ...exportOf(list.ofRow(row)), ...getDisabledReasonBeforeEligibility(row) },
          { ...deletion.ofRow(list.ofRow(row), row), divided: true },
        ]}
        selectionActions={[
          ...payout.ofSelected(list.selected, list.rows),
          batch.of(list.selected),
          exportOf(limitSelectionToExportable(list.selected, list.rows)),
          deletion.of(list.selected),
        ]}
        empty={
          <EmptyState
            title="Nothing is payable yet"
            words="A referral appears here once the person was hired."
          />
        }
      />
      {batch.question}
      {deletion.question}
    </Stack>
  );
};
