import { openMissingChannels } from '../../../src/chat/channels/open-channels';
import { createMissingReferrals } from '../../../src/referrals/promises/promise-referrals';
import sql from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import { roles, type Role } from '../../../contract/permission';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { onDatabase, type Caller } from '../../server';
import { chatCalls, makeChannel, readCallStatuses, type TestChannel } from './chat-parts';

onDatabase(
  (server) => {
    let channel: TestChannel;
    let other: TestChannel;
    beforeAll(async () => {
      channel = await makeChannel(server());
      other = await makeChannel(server(), 1);
    });
    const setChat = async (isOn: boolean, { groupId } = channel) => {
      const administrator = await server().signInAs('administrator');
      const answer = await administrator.send('PUT', `/api/v1/group/${groupId}`, {
        payload: { enableReferralChat: isOn ? 1 : 0 },
      });
      expect(answer.statusCode).toBe(200);
    };

    it('a referral has a channel if and only if its team has its chat switched on', async () => {
      const counted = await server().db.one<{ missing: number; open: number; shut: number }>(sql`
        select count(*) filter (where enable_referral_chat and channel.id is null) as missing,
          count(*) filter (where channel.id is not null) as open,
          count(*) filter (where channel.id is null) as shut
        from referral join job on job.id = referral.job_id
          left join hiring_group on hiring_group.id = job.group_id
          left join chat_channel channel on channel.application_id = referral.application_id`);
      expect(counted).toEqual({
        missing: 0,
        open: expect.any(Number),
        shut: expect.any(Number),
      });
      expect([counted?.open, counted?.shut]).not.toContain(0);
    });

    it('the menu shows each reader the number of their unread chats', async () => {
      const { id, referrer, recruiter } = channel;
      const outsider = await server().signInAs('referrer');
      const before = await chatCalls(referrer).unread();
      const { sequence } = await chatCalls(recruiter).send(id, 'Unread');
      await chatCalls(recruiter).send(id, 'Unread as well');
      expect(await chatCalls(referrer).unread()).toBe(before + 1);
      expect(await chatCalls(recruiter).unread()).toBe(0);
      expect(await chatCalls(outsider).unread()).toBe(0);
      await chatCalls(referrer).read(id, sequence);
      expect(await chatCalls(referrer).unread()).toBe(before + 1);
      await chatCalls(referrer).read(id, sequence + 1);
      expect(await chatCalls(referrer).unread()).toBe(before);
    });

    it('an application gets a channel as soon as somebody refers the applicant', async () => {
      const added = await server().db.one<{ id: number }>(sql`
        insert into application (applicant_id, job_id, status_id, referrer_id)
        select (select min(id) from applicant), ${channel.jobId}, status_id, referrer_id
        from application where id = ${channel.applicantId} returning id`);
      await createMissingReferrals(server().db);
      await openMissingChannels(server().db);
      const { data } = await chatCalls(channel.referrer).channels({
        applicantId: String(added?.id),
      });
      expect(data).toHaveLength(1);
      expect(data[0]).toMatchObject({ unread: 0, _id: String(data[0]?.id) });
    });

    it('the list of channels shows a person only their own channels, and can be searched by name', async () => {
      const { channels, info } = chatCalls(channel.referrer);
      const { firstName, lastName, jobTitle } = await info(channel.id);
      const name = `${firstName} ${lastName}`.trim();
      const found = await channels({ search: firstName.slice(0, 3), limit: '50' });
      expect(found.data).toContainEqual(
        expect.objectContaining({ id: channel.id, channelName: name, jobTitle }),
      );
      expect((await channels({ search: 'nobody of this name' })).meta.total).toBe(0);
      const ids = (await channels({ limit: '500' })).data.map(({ id }) => id);
      expect(ids).not.toContain(other.id);
      const own = await channels({ referedById: String(channel.referrer.userId), limit: '500' });
      expect(own.data.map(({ id }) => id)).toEqual(ids);
      expect((await channels({ referedById: '1' })).meta.total).toBe(0);
    });

    const outsiders: Record<Role, 'added' | 'never'> = {
      administrator: 'added',
      'recruiting-manager': 'added',
      recruiter: 'added',
      'hiring-manager': 'added',
      'payout-officer': 'added',
      referrer: 'never',
      auditor: 'never',
    };
    it.each(roles)(
      'a %s can take part in chats only if the table of permissions says so',
      async (role) => {
        const caller = await server().signInAs(role);
        expect(await readCallStatuses(caller, channel)).toEqual([role === 'auditor' ? 403 : 404]);
        const answer = await chatCalls(channel.recruiter).add(channel.id, [caller.userId]);
        expect(answer.statusCode).toBe(outsiders[role] === 'added' ? 200 : 422);
        if (outsiders[role] === 'never') return;
        expect(await readCallStatuses(caller, channel)).toEqual([200]);
        expect(await readCallStatuses(caller, other)).toEqual([404]);
      },
    );

    it('team members, recruiters and creators of a job take part in its chats without being added', async () => {
      const { db, signInAs } = server();
      const [member, recruiter, manager, creator, plain] = await Promise.all(
        (
          [
            'hiring-manager',
            'recruiter',
            'recruiting-manager',
            'recruiter',
            'administrator',
          ] as const
        ).map((role) => signInAs(role)),
      );
      const people = [member, recruiter, manager, creator, plain] as Caller[];
      const statuses = () => Promise.all(people.map((caller) => readCallStatuses(caller, other)));
      expect(await statuses()).toEqual([[404], [404], [404], [404], [404]]);
      await db.run(sql`insert into group_member values (${other.groupId}, ${member?.userId})`);
      await db.run(sql`
        update application set recruiter_id = ${recruiter?.userId} where id = ${other.applicantId}`);
      await db.run(sql`
        update job set recruiting_manager_id = ${manager?.userId}, created_by = ${creator?.userId}
        where id = ${other.jobId}`);
      expect(await statuses()).toEqual([[200], [200], [200], [200], [404]]);
      const parts = (await chatCalls(other.recruiter).info(other.id)).members
        .filter(({ userId }) => people.some((caller) => caller.userId === userId))
        .map(({ part, isOutside }) => [part, isOutside]);
      expect(parts.toSorted()).toEqual([
        ['creator', true],
        ['recruiter', false],
        ['recruiting-manager', false],
        ['team', false],
      ]);
      await db.run(sql`delete from group_member where user_id = ${member?.userId}`);
      expect(await readCallStatuses(member as Caller, other)).toEqual([404]);
    });

    it('a message is stored with the signed-in sender, whatever the request body says', async () => {
      const { send, chat } = chatCalls(channel.referrer);
      const text = '  <b>नमस्ते</b> שלום 👩‍🍳\nsecond line ';
      const made = await send(channel.id, text, { senderId: 1, sessionId: 'of-the-page' });
      expect(made).toMatchObject({
        message: text,
        senderId: channel.referrer.userId,
        sessionId: 'of-the-page',
      });
      expect((await chat(channel.id)).data.at(-1)).toEqual(made);
      const refused = await channel.referrer.send('POST', '/api/v1/send-message', {
        payload: { channelId: other.id, message: 'Not mine' },
      });
      expect(refused.statusCode).toBe(404);
    });

    it('a blank message and one that is too long are refused', async () => {
      const post = (message: string) =>
        channel.referrer.send('POST', '/api/v1/send-message', {
          payload: { channelId: channel.id, message },
        });
      for (const blank of ['', '   ', '\n\t', '\u200b', '\u3164\u00ad'])
        expect(await readFieldErrors(post(blank))).toEqual({ message: messages.chat.empty });
      expect((await post('👍'.repeat(10_000))).statusCode).toBe(200);
      expect(Object.keys(await readFieldErrors(post('x'.repeat(10_001))))).toEqual(['message']);
    });

    it('a message is stored once even if it is sent again, or twice at the same time', async () => {
      const { send, chat } = chatCalls(channel.recruiter);
      const more = { clientMessageId: 'the-same' };
      const before = (await chat(channel.id)).data.at(-1)?.sequence ?? 0;
      const all = await Promise.all([1, 2, 3, 4, 5].map(() => send(channel.id, 'Once only', more)));
      expect(new Set(all.map(({ sequence }) => sequence))).toEqual(new Set([before + 1]));
      const elsewhere = await chatCalls(channel.referrer).send(channel.id, 'By another', more);
      expect(elsewhere.sequence).toBe(before + 2);
    });

    it('reading older pages and filling gaps returns every message in order', async () => {
      const { send, chat } = chatCalls(other.recruiter);
      await Promise.all(Array.from({ length: 25 }, (_, n) => send(other.id, `Message ${n}`)));
      const newest = await chat(other.id, { limit: '10' });
      const numbers = newest.data.map(({ sequence }) => sequence);
      const [first = 0] = numbers;
      expect(numbers).toEqual(Array.from({ length: 10 }, (_, n) => first + n));
      expect(newest.meta.hasMore).toBe(true);
      const earlier = await chat(other.id, { before: String(first), limit: '100' });
      expect(earlier.data.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: first - 1 }, (_, n) => n + 1),
      );
      expect(earlier.meta.hasMore).toBe(false);
      const missed = await chat(other.id, { after: String(first + 4) });
      expect(missed.data).toEqual(newest.data.slice(5));
    });

    it('unread messages are counted for each reader, and the mark of the last read message never moves back', async () => {
      const [reader, writer] = [chatCalls(channel.referrer), chatCalls(channel.recruiter)];
      const unread = async (calls = reader) =>
        (await calls.channels({ applicantId: String(channel.applicantId) })).data[0]?.unread;
      const { lastSequence } = await reader.info(channel.id);
      await reader.read(channel.id, lastSequence);
      expect(await unread()).toBe(0);
      await writer.send(channel.id, 'One');
      const two = await writer.send(channel.id, 'Two');
      expect([await unread(), await unread(writer)]).toEqual([2, 0]);
      await reader.read(channel.id, two.sequence - 1);
      expect(await unread()).toBe(1);
      await reader.read(channel.id, 1);
      expect(await unread()).toBe(1);
      const far = await reader.read(channel.id, 2_000_000_000);
      expect(far.json().data.sequence).toBe(two.sequence);
    });

    it('a person added to a chat can read only new messages or all, as chosen', async () => {
      const { signInAs } = server();
      const [late, whole] = [await signInAs('hiring-manager'), await signInAs('payout-officer')];
      const team = chatCalls(channel.recruiter);
      await team.send(channel.id, 'Before they came');
      await team.add(channel.id, [late.userId], 'now');
      await team.add(channel.id, [whole.userId], 'all');
      const after = await team.send(channel.id, 'After they came');
      expect((await chatCalls(late).chat(channel.id)).data).toEqual([after]);
      expect((await chatCalls(late).chat(channel.id, { after: '0' })).data).toEqual([after]);
      expect((await chatCalls(whole).chat(channel.id, { after: '0' })).data[0]?.sequence).toBe(1);
      const [row] = (await chatCalls(late).channels()).data;
      expect(row?.unread).toBe(1);
      const { members } = await team.info(channel.id);
      expect(members).toContainEqual(
        expect.objectContaining({ userId: late.userId, part: 'added', readsFromNow: true }),
      );
      const third = await signInAs('administrator');
      await chatCalls(late).add(channel.id, [third.userId], 'all');
      expect((await chatCalls(third).chat(channel.id, { after: '0' })).data).toEqual([after]);
    });

    it('a referrer sees a neutral text in place of the stage that the others see', async () => {
      const stored = await server().db.one<{ name: string }>(sql`
        select status.name from application join status on status.id = status_id
        where application.id = ${other.applicantId}`);
      const { stage } = await chatCalls(other.recruiter).info(other.id);
      const safe = (await chatCalls(other.referrer).info(other.id)).stage;
      expect(stage?.name).toBe(stored?.name);
      expect(stage?.number).toBeLessThanOrEqual(stage?.count ?? 0);
      expect(safe).toEqual({ ...stage, name: expect.any(String) });
      await server().db.run(sql`update job set pipeline_id = null where id = ${other.jobId}`);
      expect((await chatCalls(other.recruiter).info(other.id)).stage).toBeNull();
    });

    it('switching a team’s chat off makes its channels read-only, until it is on again', async () => {
      const { info, send, chat, add } = chatCalls(channel.recruiter);
      await setChat(false);
      expect(await info(channel.id)).toMatchObject({
        readOnlyReason: messages.chat.switchedOff,
        mayAdd: false,
      });
      const refused = await channel.recruiter.send('POST', '/api/v1/send-message', {
        payload: { channelId: channel.id, message: 'Too late' },
      });
      expect([refused.statusCode, refused.json().error.message]).toEqual([
        403,
        messages.chat.switchedOff,
      ]);
      expect((await add(channel.id, [1])).statusCode).toBe(403);
      expect((await chat(channel.id)).data.length).toBeGreaterThan(0);
      await setChat(true);
      expect(await send(channel.id, 'On again')).toMatchObject({ message: 'On again' });
    });

    it('a person who sends too many messages is refused for a while, and other people can still send messages', async () => {
      const { recruiter, referrer, id } = other;
      const flood = await Promise.all(
        Array.from({ length: 90 }, (_, n) =>
          recruiter.send('POST', '/api/v1/send-message', {
            payload: { channelId: id, message: `Word ${n}` },
          }),
        ),
      );
      const held = flood.find(({ statusCode }) => statusCode === 429);
      expect(held?.json().error.message).toMatch(/writing faster than others can read/);
      expect(Number(held?.headers['retry-after'])).toBeGreaterThan(0);
      expect(await chatCalls(referrer).send(id, 'Calm')).toMatchObject({ message: 'Calm' });
    });
  },
  { data: 'company' },
);
