import type { ForecastStage } from 'server/contract/referrals/payout-calendar/payout-calendar';
import { leastSample } from 'server/contract/referrals/payout-calendar/payout-calendar-constants';
import { getPayoutForecast } from 'server/contract/referrals/payout-calendar/payout-calendar.calls';
import { useRead } from 'shared-auth';
import { Stack, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { FigureTable } from 'shared-ui/table';
import { FigureCard, useCard } from 'shell/sdk/card';
import { getAmountColumns } from '../../referral/amount-columns';
import { defineDepartmentCard, toDepartmentQuery } from './department-card';
import { formatMonth } from './months';

const card = defineDepartmentCard('forecast');
const tooFewText = `Fewer than ${leastSample}: left out`;

const formatHiredShare = ({ ended, hired, days }: ForecastStage): string =>
  ended < leastSample || days === null
    ? tooFewText
    : `${((hired / ended) * 100).toFixed(1)} %, joined after ${days} days`;

const ForecastMethod = ({ stages }: { stages: readonly ForecastStage[] }) => (
  <Part title="How the forecast is reckoned">
    <Stack gap="3">
      <Text>{`A payout of a person who is hired counts whole, in the month in which it falls due; one that is overdue counts this month. A referral that is still in the hiring counts by the share of referrals that were hired, among those that left the same stage in the last 12 months. It is expected as many days after it reached the stage as half of those took to join, and its release period later. What is on hold, without confirmation or stopped by a rule is left out, and so is a stage that fewer than ${leastSample} referrals have left.`}</Text>
      {stages.length > 0 ? (
        <FigureTable
          label="Referrals in the hiring, by stage"
          columns={[
            { name: 'Stage', isFigure: false },
            { name: 'In it', isFigure: true },
            { name: 'Left it', isFigure: true },
            { name: 'Of these hired', isFigure: false },
          ]}
          lines={stages.map((stage) => ({
            key: stage.stage,
            cells: [stage.stage, stage.open, stage.ended, formatHiredShare(stage)],
          }))}
        />
      ) : null}
    </Stack>
  </Part>
);

export const PayoutForecastCard = () => {
  const shown = useCard(card, {});
  const { data, ...read } = useRead(getPayoutForecast, toDepartmentQuery(shown.state));
  const months = data?.data.months;
  return (
    <>
      <FigureCard
        title="Forecast over 12 months"
        shown={shown}
        read={{ ...read, data: months && { data: months } }}
        columns={[
          { name: 'Month', of: ({ month }) => formatMonth(month) },
          { name: 'Payouts expected', of: ({ payouts }) => Math.round(payouts * 10) / 10 },
          ...getAmountColumns(months ?? []),
        ]}
      />
      {data ? <ForecastMethod stages={data.data.stages} /> : null}
    </>
  );
};
