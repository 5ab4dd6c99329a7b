import { applicantStatus } from 'mf-applicants/contract';
import { usePermission } from 'shared-auth';
import { EmptyState, EntryButton, PageHead, Stack } from 'shared-ui';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { usePanelEntry, useRoute, type PageAddress } from 'shell/sdk/react';
import { referralTypes } from 'server/contract/referrals/payouts/payout-constants';
import { referrals } from '../../../contract';
import { BackLink } from '../../referral/back-link';
import { defineReferralList } from '../../referral/referral-list';
import { useColumnTools } from '../../referral/use-column-tools';
import {
  useReferralDeletion,
  useReferralExport,
  useReferralLinks,
} from '../../referral/use-referral-actions';
import { getOwnReferralColumns, getStaffReferralColumns } from './referral-columns';

const presetsByPath = {
  '/total-referrals': {
    title: 'Total No. Of Referral',
    list: defineReferralList(referralTypes.total),
  },
  '/referral-progress': {
    title: 'Referral In Progress',
    list: defineReferralList(referralTypes.progress),
  },
  '/referral-hired': { title: 'Referral Hired', list: defineReferralList(referralTypes.hired) },
};
type ReferralListPreset = (typeof presetsByPath)[keyof typeof presetsByPath];

export const ReferralsPage = () => {
  const { path } = useRoute();
  const preset = presetsByPath[path as keyof typeof presetsByPath];
  return <Referrals key={path} preset={preset} />;
};

ReferralsPage.readTotal = (address: PageAddress) =>
  presetsByPath[address.path as keyof typeof presetsByPath].list.readTotalAt(address);

const staffFilters = ['status'];

const Referrals = ({ preset: { title, list: declared } }: { preset: ReferralListPreset }) => {
  const list = useList(declared);
  const isOwn = usePermission('referral:view').view === 'safe';
  const tools = useColumnTools();
  const links = useReferralLinks();
  const exportOf = useReferralExport();
  const deletion = useReferralDeletion(list.selection.clear);
  const status = usePanelEntry(applicantStatus, (id) => ({ applicantIds: [id] }));
  return (
    <Stack gap="0">
      <BackLink to={referrals}>Referrals</BackLink>
      <PageHead
        title={title}
        words={list.answer && list.matching.name}
        actions={<EntryButton entry={exportOf(list.matching)} />}
      />
      <ListFilters list={list} {...(isOwn && { hidden: staffFilters })} />
      <ListTable
        list={list}
        label={title}
        columns={isOwn ? getOwnReferralColumns(tools) : getStaffReferralColumns(tools)}
        rowActions={(row) => [
          links.payable(row),
          links.resume(row),
          { ...status(row.applicantId, { label: 'Status' }), takesE: true },
          links.applicant(row),
          exportOf(list.ofRow(row)),
          { ...deletion.ofRow(list.ofRow(row), row), divided: true },
        ]}
        selectionActions={[exportOf(list.selected), deletion.of(list.selected)]}
        empty={
          <EmptyState
            title="No referrals yet"
            words="People whom employees refer for a job appear here."
          />
        }
      />
      {deletion.question}
    </Stack>
  );
};
