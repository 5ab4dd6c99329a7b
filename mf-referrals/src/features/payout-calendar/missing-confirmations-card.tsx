import type { CalendarLine } from 'server/contract/referrals/payout-calendar/payout-calendar';
import {
  missingConfirmations,
  type MissingConfirmation,
} from 'server/contract/referrals/payout-calendar/payout-calendar-constants';
import { getPayoutCalendar } from 'server/contract/referrals/payout-calendar/payout-calendar.calls';
import { useRead } from 'shared-auth';
import { FigureCard, useCard } from 'shell/sdk/card';
import { payableReferrals } from '../../../contract';
import { getAmountColumns } from '../../referral/amount-columns';
import { defineDepartmentCard, toDepartmentQuery } from './department-card';

type MissingLine = CalendarLine & { missing: MissingConfirmation };

const card = defineDepartmentCard('missing');

export const MissingConfirmationsCard = () => {
  const shown = useCard(card, {});
  const { data, ...read } = useRead(getPayoutCalendar, toDepartmentQuery(shown.state));
  const lines = data?.data.flatMap(({ missing, ...line }): MissingLine[] =>
    missing === null ? [] : [{ ...line, missing }],
  );
  return (
    <FigureCard
      title="Confirmation missing"
      shown={shown}
      nothing="Nothing is missing: whoever is to be paid for has a joining date, and nobody left early."
      read={{ ...read, data: lines && { data: lines } }}
      columns={[
        { name: 'What is missing', of: ({ missing }) => missingConfirmations[missing] },
        { name: 'Department', of: ({ department }) => department },
        {
          name: 'Payouts',
          of: ({ payouts }) => payouts,
          to: ({ missing, departmentId }) => ({
            to: payableReferrals,
            search: { confirmation: missing, department: departmentId },
          }),
        },
        ...getAmountColumns(lines ?? []),
      ]}
    />
  );
};
