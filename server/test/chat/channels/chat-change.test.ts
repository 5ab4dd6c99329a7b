import sql from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import { onDatabase, type Caller } from '../../server';
import { chatCalls, makeChannel, type TestChannel } from './chat-parts';

onDatabase(
  (server) => {
    let channel: TestChannel;
    beforeAll(async () => {
      channel = await makeChannel(server());
    });
    const pathOf = (sequence: number) => `/api/v1/channels/${channel.id}/messages/${sequence}`;
    const edit = (caller: Caller, sequence: number, message: string, revision?: number) =>
      caller.send('PUT', pathOf(sequence), {
        payload: { message, ...(revision !== undefined && { revision }) },
      });
    const remove = (caller: Caller, sequence: number) => caller.send('DELETE', pathOf(sequence));
    const wordsOf = async (answering: ReturnType<Caller['send']>) => {
      const answer = await answering;
      return [answer.statusCode, answer.json().error?.message];
    };
    const age = (sequence: number, time: string) =>
      server().db.run(sql`
        update chat_message set updated_at = now() - ${time}::interval
        where channel_id = ${channel.id} and sequence = ${sequence}`);
    const revisions = async (revisedAfter: number, caller = channel.referrer) =>
      (await chatCalls(caller).chat(channel.id, { revisedAfter: String(revisedAfter) })).data;

    it('a sender can edit a message, and every reader sees that it was edited', async () => {
      const { recruiter, referrer, id } = channel;
      const sent = await chatCalls(recruiter).send(id, 'At nine', { clientMessageId: 'nine' });
      const answer = await edit(recruiter, sent.sequence, 'At ten');
      const edited = answer.json().data;
      expect(edited).toEqual({
        ...sent,
        message: 'At ten',
        editedAt: expect.any(String),
        revision: expect.any(Number),
      });
      expect((await chatCalls(referrer).chat(id)).data.at(-1)).toEqual(edited);
      const again = await chatCalls(recruiter).send(id, 'At nine', { clientMessageId: 'nine' });
      expect(again).toEqual(edited);
      expect((await edit(recruiter, sent.sequence, '  ')).json().error.fields).toEqual({
        message: messages.chat.empty,
      });
    });

    it('an edit based on an older text is refused, and the refusal has the latest text', async () => {
      const { recruiter, id } = channel;
      const { sequence, revision } = await chatCalls(recruiter).send(id, 'At nine');
      const first = (await edit(recruiter, sequence, 'At ten', revision)).json().data;
      const late = await edit(recruiter, sequence, 'At eleven', revision);
      expect([late.statusCode, late.json().error.current]).toEqual([409, first]);
      const again = await edit(recruiter, sequence, 'At eleven', first.revision);
      expect(again.json().data.message).toBe('At eleven');
    });

    it('a deleted message leaves only its position in the chat', async () => {
      const { recruiter, referrer, id } = channel;
      const sent = await chatCalls(referrer).send(id, 'A secret', { clientMessageId: 'secret' });
      const deleted = (await remove(referrer, sent.sequence)).json().data;
      expect(deleted).toMatchObject({ message: '', deletedAt: expect.any(String) });
      expect((await remove(referrer, sent.sequence)).json().data).toEqual(deleted);
      expect(await wordsOf(edit(referrer, sent.sequence, 'Back'))).toEqual([
        403,
        messages.chat.wasDeleted,
      ]);
      const again = await chatCalls(referrer).send(id, 'A secret', { clientMessageId: 'secret' });
      expect(again).toEqual(deleted);
      expect((await chatCalls(recruiter).chat(id)).data.at(-1)).toEqual(deleted);
      const kept = await server().db.many<{ line: string }>(sql`
        select row_to_json(message)::text as line from chat_message message
        where channel_id = ${id} and sequence = ${sent.sequence}
        union all select row_to_json(entry)::text from audit_entry entry`);
      expect(kept.filter(({ line }) => line.includes('A secret'))).toEqual([]);
    });

    it('each edit and deletion of a message leaves an audit log line without the text', async () => {
      const { recruiter, id, groupId } = channel;
      const { sequence } = await chatCalls(recruiter).send(id, 'First words');
      await edit(recruiter, sequence, 'Second words');
      await remove(recruiter, sequence);
      await remove(recruiter, sequence);
      const lines = await server().db.many(sql`
        select action, actor_id as "by", group_id as "groupId", details from audit_entry
        where subject = 'chat' and subject_id = ${id} and details ->> 'sequence' = ${String(sequence)}
        order by id`);
      const line = { by: recruiter.userId, groupId, details: { sequence } };
      expect(lines).toEqual([
        { ...line, action: 'chat.message-edit' },
        { ...line, action: 'chat.message-delete' },
      ]);
    });

    it('nobody can change another person’s message, or find messages in chats of other people', async () => {
      const { recruiter, referrer, id } = channel;
      const { signInAs } = server();
      const [stranger, guest] = [await signInAs('recruiter'), await signInAs('hiring-manager')];
      const { sequence } = await chatCalls(recruiter).send(id, 'Mine');
      await chatCalls(recruiter).add(id, [guest.userId], 'now');
      const notOwn = [403, messages.chat.notOwn];
      expect(await wordsOf(edit(referrer, sequence, 'Theirs'))).toEqual(notOwn);
      expect(await wordsOf(remove(referrer, sequence))).toEqual(notOwn);
      for (const caller of [stranger, guest]) {
        expect((await edit(caller, sequence, 'Theirs')).statusCode).toBe(404);
        expect((await remove(caller, sequence)).statusCode).toBe(404);
      }
      expect((await remove(recruiter, 2_000_000)).statusCode).toBe(404);
      await edit(recruiter, sequence, 'Still mine');
      expect(await revisions(0, guest)).toEqual([]);
      expect((await chatCalls(recruiter).chat(id)).data.at(-1)?.message).toBe('Still mine');
    });

    it('no message can be changed after 15 minutes by the database’s clock', async () => {
      const { recruiter, id } = channel;
      const { sequence } = await chatCalls(recruiter).send(id, 'Soon too late');
      await age(sequence, '14 minutes 50 seconds');
      expect((await edit(recruiter, sequence, 'Just in time')).statusCode).toBe(200);
      await age(sequence, '15 minutes');
      const late = [403, messages.chat.tooLate];
      expect(await wordsOf(edit(recruiter, sequence, 'Too late'))).toEqual(late);
      expect(await wordsOf(remove(recruiter, sequence))).toEqual(late);
      expect((await chatCalls(recruiter).chat(id)).data.at(-1)?.message).toBe('Just in time');
    });

    it('an open page reads all changes since the last one it knows, in order', async () => {
      const { recruiter, referrer, id } = channel;
      const { lastRevision } = await chatCalls(referrer).info(id);
      const one = await chatCalls(recruiter).send(id, 'One');
      const two = await chatCalls(recruiter).send(id, 'Two');
      expect(await revisions(lastRevision)).toEqual([]);
      await Promise.all([edit(recruiter, two.sequence, 'Two!'), remove(recruiter, one.sequence)]);
      await edit(recruiter, two.sequence, 'Two!!');
      const changed = await revisions(lastRevision);
      expect(changed.map(({ sequence, message }) => [sequence, message])).toEqual([
        [one.sequence, ''],
        [two.sequence, 'Two!!'],
      ]);
      expect(changed.at(-1)?.revision).toBe(lastRevision + 3);
      expect((await chatCalls(referrer).info(id)).lastRevision).toBe(lastRevision + 3);
      const first = await chatCalls(referrer).chat(id, {
        revisedAfter: String(lastRevision),
        limit: '1',
      });
      expect(first).toEqual({ data: changed.slice(0, 1), meta: { hasMore: true } });
    });

    it('no message can be changed in a chat that was switched off', async () => {
      const { recruiter, id, groupId } = channel;
      const { sequence } = await chatCalls(recruiter).send(id, 'Stays');
      const setChat = (isOn: boolean) =>
        server().db.run(sql`
          update hiring_group set enable_referral_chat = ${isOn} where id = ${groupId}`);
      await setChat(false);
      const off = [403, messages.chat.switchedOff];
      expect(await wordsOf(edit(recruiter, sequence, 'Gone'))).toEqual(off);
      expect(await wordsOf(remove(recruiter, sequence))).toEqual(off);
      await setChat(true);
      expect((await remove(recruiter, sequence)).statusCode).toBe(200);
    });
  },
  { data: 'company' },
);
