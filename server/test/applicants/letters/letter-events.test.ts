import { enqueueMail } from '../../../src/platform/mail/enqueue-mail';
import { testMail } from '../../../src/company/outbox/test-mail';
import { toTaggedAddress } from '../../../src/platform/mail/tagged-address.rule';
import sql from 'sql-template-tag';
import { writeDeliveryReport } from '../../delivery-report';
import { startMailTests } from '../../mail-tests';
import { runMailboxTask } from '../../mailbox-run';
import { openSocketAs } from '../../socket-client';
import { findApplicationIds } from '../applications/application-parts';

const tests = startMailTests('company', { hasMailbox: true });

it('a recruiter sees that mail to an applicant was sent and came back, also without permission for the outbox', async () => {
  const { server, imap } = tests;
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const recruiter = await server.signInAs('recruiter');
  const [id = 0] = await findApplicationIds(server, 'true');
  await server.db.run(sql`
    insert into group_member (group_id, user_id)
    select job.group_id, ${recruiter.userId} from application join job on job.id = job_id
    where application.id = ${id}`);
  const mine = await openSocketAs(server, recruiter);
  const stranger = await openSocketAs(server, await server.signInAs('referrer'));
  for (const socket of [mine, stranger]) await socket.receivedSoFar();
  await enqueueMail(server.db, testMail, [
    { cause: 'note', to: { address: 'nila@example.com' }, applicationId: id },
  ]);
  await tests.send();
  expect(await mine.next({ owner: 'letter' })).toMatchObject({ ids: [id] });
  const mail = await server.db.one<{ id: number; messageId: string }>(sql`
    select id, message_id as "messageId" from mail_message where application_id = ${id}`);
  const to = (mail && toTaggedAddress(imap.address, 'b', mail)) ?? '';
  await imap.deliver(writeDeliveryReport({ to, recipient: 'nila@example.com' }));
  await runMailboxTask(server);
  expect(await mine.next({ owner: 'letter' })).toMatchObject({ ids: [id] });
  const owners = (await mine.receivedSoFar()).map(({ owner }) => owner);
  expect(owners).not.toContain('mail-message');
  expect(await stranger.receivedSoFar()).not.toContainEqual(
    expect.objectContaining({ owner: 'letter' }),
  );
  for (const socket of [mine, stranger]) socket.close();
});
