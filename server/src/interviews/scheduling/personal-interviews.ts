import sql from 'sql-template-tag';
import type { PersonalData } from '../../platform/personal-data';
import { createPersonalData } from '../../platform/personal-data/personal-table';
import { endInterview } from './change-interview';

const interviews = createPersonalData('Interviews', [
  {
    one: 'Interview',
    table: 'interview',
    key: ['id'],
    link: { by: 'application', column: sql`row.application_id` },
    erased: { place: sql`''`, reason: sql`''` },
    shown: {
      Interview: sql`row.title`,
      At: sql`to_json(row.starts_at)`,
      Place: sql`row.place`,
      State: sql`row.state`,
    },
  },
]);

/** An erasure leaves past interviews for the figures and cancels future ones. */
export const interviewPersonalData: PersonalData = {
  ...interviews,
  erase: async (tx, people) => {
    const ids = people.flatMap(({ applicationIds }) => applicationIds);
    const coming = await tx.many<{ id: number }>(sql`
      select id from interview where application_id = any (${ids}::integer[])
        and state = 'booked' and ends_at > now() order by id for update`);
    for (const { id } of coming) await endInterview(tx, id, '');
    return interviews.erase(tx, people);
  },
};
