import { getOpeningAges } from 'server/contract/console/dashboard/dashboard.calls';
import type { OpeningAge } from 'server/contract/console/dashboard/hiring-times';
import { useRead } from 'shared-auth';
import { defineCard, FigureCard, useCard, type CardPage } from 'shell/sdk/card';
import { jobs } from '../../../contract';

const card = defineCard({ id: 'openings', without: ['date', 'limit'] });

const formatAge = ({ fromDays, toDays }: OpeningAge): string =>
  toDays === null ? `Over ${fromDays - 1} days` : `${fromDays} to ${toDays} days`;

export const OpeningAgesCard = (page: CardPage) => {
  const shown = useCard(card, page);
  const to = ({ from, to: last }: OpeningAge) => ({
    to: jobs,
    search: { from: from ?? undefined, to: last },
  });
  return (
    <FigureCard
      title="Openings by Age"
      shown={shown}
      read={useRead(getOpeningAges, { query: {} })}
      columns={[
        { name: 'Open for', of: formatAge },
        { name: 'Openings', of: ({ openings }) => openings, to },
        { name: 'Jobs', of: (line) => line.jobs, isCharted: false, to },
      ]}
    />
  );
};
