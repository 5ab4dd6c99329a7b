import sql from 'sql-template-tag';
import { enqueueMail } from '../../../src/platform/mail/enqueue-mail';
import { runMailTask } from '../../mail-run';
import { onDatabase } from '../../server';
import { openSocketAs } from '../../socket-client';

onDatabase(
  (server) => {
    it('a new notice in the bell, and one that was read, sends an event to its recipient only', async () => {
      await server().app.listen({ host: '127.0.0.1', port: 0 });
      const reader = await server().signInAs('recruiter');
      const mine = await openSocketAs(server(), reader);
      const other = await openSocketAs(server(), await server().signInAs('recruiter'));
      for (const socket of [mine, other]) await socket.receivedSoFar();
      const application = await server().db.one<{ id: number }>(sql`
        update application set recruiter_id = ${reader.userId}
        where id = (select min(id) from application) returning id`);
      await enqueueMail(server().db, { name: 'assigned-applicant' }, [
        {
          ...{ cause: 'test', to: { personId: reader.userId } },
          reference: { applicationId: application?.id },
        },
      ]);
      await runMailTask(server());
      expect(await mine.next({ owner: 'notification' })).toMatchObject({ ids: [] });
      await reader.send('POST', '/api/v1/notifications/read', { payload: {} });
      expect(await mine.next({ owner: 'notification' })).toMatchObject({ ids: [] });
      expect(await other.receivedSoFar()).not.toContainEqual(
        expect.objectContaining({ owner: 'notification' }),
      );
      for (const socket of [mine, other]) socket.close();
    });
  },
  { data: 'company' },
);
