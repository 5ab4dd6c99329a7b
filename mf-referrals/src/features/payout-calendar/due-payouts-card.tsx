import type { CalendarLine } from 'server/contract/referrals/payout-calendar/payout-calendar';
import { getPayoutCalendar } from 'server/contract/referrals/payout-calendar/payout-calendar.calls';
import { useRead } from 'shared-auth';
import { CardChart, FigureCard, useCard, type CardColumn } from 'shell/sdk/card';
import { payableReferrals } from '../../../contract';
import { getAmountColumns } from '../../referral/amount-columns';
import { defineDepartmentCard, toDepartmentQuery } from './department-card';
import { getMonthBounds, formatMonth } from './months';

type DueLine = CalendarLine & { month: string };

const card = defineDepartmentCard('due');
const cardTitle = 'Falls due by month and department';

const toListDestination = ({ month, departmentId }: DueLine) => ({
  to: payableReferrals,
  search: { ...getMonthBounds(month), department: departmentId, confirmation: 'confirmed' },
});

const DueChart = ({ lines }: { lines: readonly DueLine[] }) => {
  const departments = new Map(lines.map((line) => [line.departmentId, line.department]));
  const lineOf = (month: string, id: number) =>
    lines.find((line) => line.month === month && line.departmentId === id);
  const columns: CardColumn<string>[] = [
    { name: 'Month', of: formatMonth },
    ...[...departments].map(([id, name]): CardColumn<string> => ({
      name,
      of: (month) => lineOf(month, id)?.payouts ?? 0,
      to: (month) => {
        const line = lineOf(month, id);
        return line && toListDestination(line);
      },
    })),
  ];
  return (
    <CardChart
      {...{ title: cardTitle, columns }}
      lines={[...new Set(lines.map(({ month }) => month))]}
    />
  );
};

export const DuePayoutsCard = () => {
  const shown = useCard(card, {});
  const { data, ...read } = useRead(getPayoutCalendar, toDepartmentQuery(shown.state));
  const lines = data?.data.flatMap(({ month, ...line }): DueLine[] =>
    month === null ? [] : [{ ...line, month }],
  );
  return (
    <FigureCard
      title={cardTitle}
      shown={shown}
      nothing="A payout stands here as soon as the person who was hired has a joining date."
      read={{ ...read, data: lines && { data: lines } }}
      columns={[
        { name: 'Month', of: ({ month }) => formatMonth(month) },
        { name: 'Department', of: ({ department }) => department },
        { name: 'Payouts', of: ({ payouts }) => payouts, to: toListDestination },
        ...getAmountColumns(lines ?? []),
      ]}
      chart={(shownLines) => <DueChart lines={shownLines} />}
    />
  );
};
