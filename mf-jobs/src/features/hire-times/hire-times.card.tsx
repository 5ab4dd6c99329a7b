import { applications } from 'mf-applicants/contract';
import { getHireTimes } from 'server/contract/console/dashboard/dashboard.calls';
import type { HireTime } from 'server/contract/console/dashboard/hiring-times';
import { useRead } from 'shared-auth';
import { defineCard, FigureCard, useCard, type CardPage } from 'shell/sdk/card';

const card = defineCard({ id: 'hires' });

export const HireTimesCard = (page: CardPage) => {
  const shown = useCard(card, page);
  const hired = ({ departmentId }: HireTime) => ({
    to: applications,
    search: { ...shown.days, department: departmentId, category: 'hired' },
  });
  return (
    <FigureCard
      title="Time to Hire"
      shown={shown}
      read={useRead(getHireTimes, { query: shown.query })}
      nothing="Figures appear here with the first person who is hired."
      columns={[
        { name: 'Department', of: (line) => line.department },
        { name: 'Median days', of: ({ days }) => days, to: hired },
        { name: 'Hired', of: (line) => line.hired, isCharted: false, to: hired },
      ]}
    />
  );
};
