import { applications } from 'mf-applicants/contract';
import { getHireTimes } from 'server/contract/dashboard/dashboard.calls';
import { useRead } from 'shared-auth';
import { defineCard, FigureCard, useCard, type CardPage } from 'shell/sdk/card';

const card = defineCard({ id: 'hires' });

/** How long it took to hire those who applied on these days, by department. */
export const HireTimesCard = (page: CardPage) => {
  const shown = useCard(card, page);
  return (
    <FigureCard
      title="Time to Hire"
      shown={shown}
      read={useRead(getHireTimes, { query: shown.query })}
      columns={[
        { name: 'Department', of: (line) => line.department },
        { name: 'Median days', of: ({ days }) => days },
        {
          name: 'Hired',
          of: ({ hired }) => hired,
          isCharted: false,
          to: ({ departmentId }) => ({
            to: applications,
            search: { ...shown.days, department: departmentId, category: 'hired' },
          }),
        },
      ]}
    />
  );
};
