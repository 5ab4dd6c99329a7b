import sql from 'sql-template-tag';
import { onDatabase, type Caller } from '../../server';
import { referralCalls } from './referral-parts';

onDatabase(
  (server) => {
    let officer: Caller;
    beforeAll(async () => {
      officer = await server().signInAs('payout-officer');
    });
    const { whole } = referralCalls(() => officer);

    it('a referral has recruiter, referred date and remark under the names in the API specification', async () => {
      const rows = await whole({ type: '1' });
      const [held] = rows.filter(({ remark }) => remark);
      expect(held?.referralPayable?.remark).toEqual([{ remarkName: held?.remark }]);
      for (const row of rows)
        expect(row).toMatchObject({
          created_at: row.referredDate,
          recruitingManager: row.recruiter ? [row.recruiter] : [],
          referralPayable: { joiningDate: row.joiningDate },
        });
    });

    it('the status id of Hired finds everyone hired, whatever their status is named', async () => {
      const [one] = await whole({ type: '3' });
      const status = await server().db.one<{ id: number }>(sql`
        insert into status (name, category) values ('Has begun', 'hired') returning id`);
      await server().db.run(sql`
        update application set status_id = ${status?.id} where id = ${one?.applicantId}`);
      const hired = (await whole({ type: '3' })).map(({ applicantId }) => applicantId);
      const coded = (await whole({ statusId: '19' })).map(({ applicantId }) => applicantId);
      expect(coded).toContain(one?.applicantId);
      expect(coded.toSorted()).toEqual(hired.toSorted());
    });
  },
  { data: 'company' },
);
