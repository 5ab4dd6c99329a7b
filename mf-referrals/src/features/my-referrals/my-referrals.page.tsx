import { useMemo } from 'react';
import { getMyReferrals } from 'server/contract/referrals/referring/referring.calls';
import { pageReader } from 'shared-auth';
import { Button, EmptyState, PageHead, formatPersonName, Stack } from 'shared-ui';
import { defineList, ListFilters, ListTable, useList } from 'shell/sdk/list';
import { leadTo, useDestination } from 'shell/sdk/react';
import { openJobs, referrals } from '../../../contract';
import { BackLink } from '../../referral/back-link';
import { useChatEntry } from '../../referral/use-chat-entry';
import { useCompanyDays } from '../../referral/use-company-days';
import { getMyReferralColumns } from './my-referral-columns';
import { useWithdrawal } from './use-withdrawal';

const myReferralList = defineList({
  reader: pageReader(getMyReferrals),
  key: 'applicantId',
  nameOf: formatPersonName,
  one: 'referral',
  many: 'referrals',
  sorts: ['date', 'name'],
});

export const MyReferralsPage = () => {
  const list = useList(myReferralList);
  const { dayAt } = useCompanyDays();
  const columns = useMemo(() => getMyReferralColumns(dayAt), [dayAt]);
  const withdrawal = useWithdrawal();
  const chatOf = useChatEntry();
  const refer = <Button {...leadTo(useDestination({ to: openJobs }))}>Refer someone</Button>;
  return (
    <Stack gap="0">
      <BackLink to={referrals}>Referrals</BackLink>
      <PageHead title="My Referrals" words={list.answer && list.matching.name} actions={refer} />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="My Referrals"
        columns={columns}
        rowActions={(row) => [chatOf(row), withdrawal.of(row)]}
        empty={
          <EmptyState
            title="Nobody referred yet"
            words="Find an open job, ask the person whether they agree, and refer them."
          />
        }
      />
      {withdrawal.question}
    </Stack>
  );
};
