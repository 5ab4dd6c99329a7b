import { openMissingChannels } from '../../../src/chat/channels/open-channels';
import { setJoiningDate } from '../../join';
import sql from 'sql-template-tag';
import { onDatabase, type Caller } from '../../server';
import { openSocketAs } from '../../socket-client';
import { findApplicationIds } from '../../applicants/applications/application-parts';
import { chatCalls, makeChannel, type TestChannel } from './chat-parts';
import { createNoticeCalls } from './notice-parts';
import { toDayAfterToday } from '../../jobs/postings/job-parts';
import { createDuePayouts, referralCalls } from '../../referrals/payouts/referral-parts';

onDatabase(
  (server) => {
    let channel: TestChannel;
    let administrator: Caller;
    let officer: Caller;
    beforeAll(async () => {
      await server().app.listen({ host: '127.0.0.1', port: 0 });
      administrator = await server().signInAs('administrator');
      officer = await server().signInAs('payout-officer');
      channel = await makeChannel(server());
      // The pipeline has four stages, independent of the demo data.
      await server().db.run(sql`
        update job set pipeline_id = 1 where id = ${channel.jobId}`);
      await server().db.run(sql`
        update application set stage_id = 1, status_id = 1 where id = ${channel.applicantId}`);
      await setJoiningDate(server().db, sql`null`, channel.applicantId);
      await server().db.run(sql`
        delete from chat_message where channel_id = ${channel.id}`);
      await server().db.run(sql`
        update chat_channel set last_sequence = 0, last_said = 0 where id = ${channel.id}`);
    });
    const payouts = referralCalls(() => officer);

    const { placeOf, move, undo, linesOf, lineOf, entryOf } = createNoticeCalls(server, () => ({
      channel,
      administrator,
    }));

    it('all readers of a chat see the same notice of each step of the applicant, without a sender', async () => {
      const [later, rejected] = [await placeOf('active', -1), await placeOf('rejected')];
      await move(later);
      await move(rejected);
      const expected = [lineOf(later, 'In review'), lineOf(rejected, 'Not selected')];
      for (const caller of [channel.referrer, channel.recruiter])
        expect(await linesOf(caller)).toEqual(expected);
      const { data } = await chatCalls(channel.referrer).chat(channel.id);
      expect(data.at(-1)).toMatchObject({ senderId: null, senderName: '', clientMessageId: null });
      expect(JSON.stringify(data)).not.toContain('Never to be read');
    });

    it('a notice of a step does not count as unread, but moves its chat to the top of the list', async () => {
      const other = await makeChannel(server(), 1);
      const { db } = server();
      await db.run(sql`
        update application set referrer_id = ${channel.referrer.userId} where id = ${other.applicantId}`);
      await db.run(sql`
        update referral set referrer_id = ${channel.referrer.userId}
        where application_id = ${other.applicantId}`);
      const calls = chatCalls(channel.referrer);
      await chatCalls(other.recruiter).send(other.id, 'The newest so far');
      expect((await calls.channels()).data[0]?.id).toBe(other.id);
      const unread = await calls.unread();
      await move(await placeOf('active'));
      expect((await calls.channels()).data[0]?.id).toBe(channel.id);
      expect(await calls.unread()).toBe(unread);
      expect((await entryOf(channel.referrer))?.unread).toBe(0);
    });

    it('only messages by people count as unread, whether notices come before or after them', async () => {
      const calls = chatCalls(channel.recruiter);
      const unread = async () => (await entryOf(channel.referrer))?.unread;
      await calls.send(channel.id, 'Before');
      await move(await placeOf('rejected'));
      const between = await calls.send(channel.id, 'Between');
      await move(await placeOf('active'));
      expect(await unread()).toBe(2);
      await chatCalls(channel.referrer).read(channel.id, between.sequence - 1);
      expect(await unread()).toBe(1);
      await chatCalls(channel.referrer).read(channel.id, between.sequence);
      expect(await unread()).toBe(0);
      const guest = await server().signInAs('hiring-manager');
      await calls.add(channel.id, [guest.userId], 'now');
      await move(await placeOf('rejected'));
      expect((await entryOf(guest))?.unread).toBe(0);
      await calls.send(channel.id, 'To the guest');
      expect((await entryOf(guest))?.unread).toBe(1);
      expect(await linesOf(guest)).toHaveLength(1);
    });

    it('a step adds no notice if the referrer would read the same text as in the last one', async () => {
      await move(await placeOf('active'));
      const before = await linesOf();
      const active = await placeOf('active');
      const [plain, held] = await server().db.many<{ id: number }>(sql`
        select status.id from stage_status join status on status.id = status_id
        where stage_id = ${active.stageId} and status.id <> ${active.statusId}
          and category in ('active', 'on-hold') order by category`);
      for (const status of [plain, held])
        if (status) await move({ ...active, statusId: status.id });
      expect(plain ?? held).toBeDefined();
      expect(await linesOf()).toEqual(before);
    });

    it('from the joining day on, notices and the head of the chat show a hire as joined', async () => {
      const hired = await placeOf('hired');
      await move(await placeOf('active'));
      await move(hired, undefined, toDayAfterToday(300));
      expect((await linesOf()).at(-1)).toEqual(lineOf(hired, 'Hired'));
      expect((await chatCalls(channel.referrer).info(channel.id)).stage?.name).toBe('Hired');
      await move(await placeOf('active'));
      await move(hired);
      expect((await linesOf()).at(-1)).toEqual(lineOf(hired, 'Joined'));
      expect((await chatCalls(channel.referrer).info(channel.id)).stage?.name).toBe('Joined');
    });

    it('undoing a step removes only the notice of that step, on open pages as well', async () => {
      await move(await placeOf('active'));
      const before = await linesOf();
      const { lastRevision, lastSequence } = await chatCalls(channel.referrer).info(channel.id);
      const moved = await move(await placeOf('rejected'));
      expect((await linesOf()).at(-1)?.[1]).toContain('Not selected');
      await undo(moved);
      expect(await linesOf()).toEqual(before);
      const { data } = await chatCalls(channel.referrer).chat(channel.id, {
        revisedAfter: String(lastRevision),
      });
      expect(data).toMatchObject([
        {
          sequence: lastSequence + 1,
          kind: 'progress',
          message: '',
          deletedAt: expect.any(String),
          revision: lastRevision + 1,
        },
      ]);
      const kept = await server().db.one<{ line: string }>(sql`
        select row_to_json(message)::text as line from chat_message message
        where channel_id = ${channel.id} and sequence = ${lastSequence + 1}`);
      expect(kept?.line).not.toContain('rejected');
    });

    it('nobody can edit or delete a notice', async () => {
      const { lastSequence } = await chatCalls(channel.recruiter).info(channel.id);
      await move(await placeOf('rejected'));
      const place = `/api/v1/channels/${channel.id}/messages/${lastSequence + 1}`;
      for (const caller of [channel.recruiter, channel.referrer]) {
        const edited = await caller.send('PUT', place, { payload: { message: 'Hired!' } });
        expect([edited.statusCode, (await caller.send('DELETE', place)).statusCode]).toEqual([
          403, 403,
        ]);
      }
      expect((await linesOf()).at(-1)?.[1]).toContain('Not selected');
    });

    it('moving many applicants adds one notice to each chat, and undoing it removes the notices', async () => {
      const { db } = server();
      await db.run(sql`update hiring_group set enable_referral_chat = true`);
      await openMissingChannels(db);
      const ids = await findApplicationIds(
        server(),
        `exists (select from chat_channel where application_id = application.id)
         and job.pipeline_id = 1 and status.category in ('active', 'start')
         and application.id <> ${channel.applicantId}`,
        40,
      );
      const last = await placeOf('rejected', -1);
      const lines = () =>
        db.many<{ id: number; n: number; isGapless: boolean }>(sql`
          select channel.application_id as id,
            count(*) filter (where message.notice ->> 'category' = 'rejected')::integer as n,
            count(*) = max(channel.last_sequence) as "isGapless"
          from chat_channel channel join chat_message message on message.channel_id = channel.id
          where channel.application_id = any (${ids}::integer[]) group by 1 order by 1`);
      const counted = new Map((await lines()).map(({ id, n }) => [id, n]));
      const moved = await move(last, ids);
      expect(moved.moved).toBe(40);
      const after = await lines();
      expect(after.map(({ id, n, isGapless }) => [id, n, isGapless])).toEqual(
        ids.map((id) => [id, (counted.get(id) ?? 0) + 1, true]),
      );
      await undo(moved);
      expect((await lines()).map(({ n, isGapless }) => [n, isGapless])).toEqual(
        ids.map((id) => [counted.get(id) ?? 0, true]),
      );
    });

    it('a chat that is switched off gets no notices, but undoing a step still removes the notice of that step', async () => {
      const { db } = server();
      await move(await placeOf('active'));
      const before = await linesOf();
      const moved = await move(await placeOf('rejected'));
      const setChat = (isOn: boolean) =>
        db.run(sql`
          update hiring_group set enable_referral_chat = ${isOn} where id = ${channel.groupId}`);
      await setChat(false);
      await undo(moved);
      await move(await placeOf('rejected'));
      expect(await linesOf()).toEqual(before);
      await setChat(true);
    });

    it('a move that is not stored adds no notice', async () => {
      const before = await linesOf();
      const rejected = await placeOf('rejected');
      const failing = server().db.transaction(async (tx) => {
        await tx.run(sql`
          insert into application_history (application_id, stage_id, status_id)
          values (${channel.applicantId}, ${rejected.stageId}, ${rejected.statusId})`);
        throw new Error('Not stored');
      });
      await expect(failing).rejects.toThrow('Not stored');
      expect(await linesOf()).toEqual(before);
    });

    it('all readers of a chat receive the event of a notice, even if they cannot see the applicant', async () => {
      await move(await placeOf('active'));
      const guest = await server().signInAs('payout-officer');
      await chatCalls(channel.recruiter).add(channel.id, [guest.userId]);
      const stranger = await openSocketAs(server(), await server().signInAs('referrer'));
      const reader = await openSocketAs(server(), guest);
      for (const socket of [stranger, reader]) await socket.receivedSoFar();
      const moved = await move(await placeOf('rejected'));
      // Changes of other chats within half a second may share the event, whose ids are omitted then.
      await reader.next({ owner: 'chat' });
      await undo(moved);
      await reader.next({ owner: 'chat' });
      expect((await stranger.receivedSoFar()).filter(({ owner }) => owner === 'chat')).toEqual([]);
      for (const socket of [reader, stranger]) socket.close();
    });

    it('a notice shows the payout state, never its reason or amount', async () => {
      const [id = 0] = await createDuePayouts(server());
      const { db } = server();
      await db.run(sql`
        update hiring_group set enable_referral_chat = true
        where id = (select group_id from job join application on application.job_id = job.id
          where application.id = ${id})`);
      await openMissingChannels(db);
      const found = await db.one<{ id: number }>(
        sql`select id from chat_channel where application_id = ${id}`,
      );
      expect(found).toBeDefined();
      await db.run(sql`
        insert into chat_guest values (${found?.id}, ${officer.userId}, 1) on conflict do nothing`);
      const lines = async () =>
        (await linesOf(officer, { ...channel, id: found?.id ?? 0 })).filter(
          ([kind]) => kind === 'payout',
        );
      const before = (await lines()).length;
      await payouts.approve([id]);
      await payouts.change({ applicantId: [id], referralStatusId: 6, remark: 'A secret remark' });
      await payouts.change({ applicantId: [id], referralStatusId: 1, remark: 'Settled' });
      expect((await lines()).slice(before).map(([, words]) => words)).toEqual([
        'Payout: Approved',
        'Payout: On hold',
        'Payout: Waiting',
      ]);
      const { data } = await chatCalls(officer).chat(found?.id ?? 0);
      expect(JSON.stringify(data)).not.toContain('secret');
    });
  },
  { data: 'company' },
);
