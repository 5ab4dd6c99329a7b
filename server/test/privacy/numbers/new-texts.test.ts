import sql from 'sql-template-tag';
import { toAnswerField } from '../../../contract/applicants/applying/applying-constants';
import { storeReply } from '../../../src/applicants/replies/store-reply';
import { createStatusLink } from '../../../src/applicants/applying/status-links';
import { joinDomainEntries } from '../../../src/platform/domain';
import { createScanTasks } from '../../../src/privacy/numbers/wait-for-scan';
import { writeParagraphs } from '../../../src/privacy/requests/package/write-pdf';
import { domains } from '../../../src/start/domains';
import {
  fillForm,
  deleteSendingRecords,
  postJob,
  sendForm,
  type PostedJob,
} from '../../applicants/applying/applying-parts';
import { chatCalls, makeChannel } from '../../chat/channels/chat-parts';
import { toFormData, toMultipart } from '../../jobs/postings/job-parts';
import { onDatabase } from '../../server';
import { waitUntilTasksDone } from '../../until-tasks-done';

const texts = joinDomainEntries(domains, 'freeTexts');
const text = 'My PAN is ACUPA7085R';

onDatabase(
  (server) => {
    let job: PostedJob;
    beforeEach(async () => {
      job = await postJob(server());
      await deleteSendingRecords(server());
      await server().db.run(sql`delete from number_mark`);
      await server().db.run(sql`delete from number_scan`);
    });

    const apply = async (
      parts: object = {},
      files: Record<string, [Buffer, string]> = {},
    ): Promise<number> => {
      const fields = fillForm(server(), job, parts);
      const answer = await sendForm(server(), job, fields, { files });
      expect(answer.statusCode).toBe(200);
      const row = await server().db.one<{ id: number }>(sql`
        select application.id from application join applicant on applicant.id = applicant_id
        where email = ${fields.email}`);
      return row?.id ?? 0;
    };
    /** Runs the tasks of each minute, but not the nightly ones. */
    const placesAfterAMinute = async (): Promise<{ id: number; place: string }[]> => {
      const { db, keys, app } = server();
      await waitUntilTasksDone(db);
      const [task] = createScanTasks({ db, keys, texts });
      await task?.run({}, { log: app.log, signal: new AbortController().signal });
      return db.many(sql`select application_id as id, place from number_mark order by place`);
    };

    it('a document number in the answer to a question that was asked later is listed a minute later', async () => {
      const id = await apply();
      await placesAfterAMinute();
      const caller = await server().signInAs('administrator');
      const asked = await caller.send('POST', `/api/v1/application/${id}/questions`, {
        payload: { question: 'Your tax number?', type: 'text' },
        headers: { 'idempotency-key': 'number-1' },
      });
      const { askedId } = asked.json().data;
      const form = toFormData({ [toAnswerField(askedId)]: text }, (name) => name);
      const { payload, headers } = await toMultipart(form);
      const path = await createStatusLink(server().db, id);
      await server().app.inject({ method: 'POST', url: `${path}/answers`, payload, headers });
      expect(await placesAfterAMinute()).toEqual([{ id, place: 'asked_question.answer' }]);
    });

    it('a document number in a reply to mail is listed a minute later', async () => {
      const id = await apply();
      await placesAfterAMinute();
      await server().db.transaction(async (tx) => {
        const mail = await tx.one<{ id: number }>(sql`
          select id from mail_message where application_id = ${id} limit 1`);
        await storeReply(tx, {
          ...{ mailId: mail?.id ?? 0, applicationId: id, messageId: '<number@x>', text },
          ...{ from: { name: 'Noor', address: 'noor@x.example' }, subject: 'Re', html: undefined },
          attachments: [],
        });
      });
      expect(await placesAfterAMinute()).toEqual([{ id, place: 'applicant_reply.body' }]);
    });

    it('a document number in a resume is listed a minute after the resume was read', async () => {
      const resume = await writeParagraphs('Resume', [{ style: 'text', text }]);
      const id = await apply({}, { resume: [resume, 'noor.pdf'] });
      expect(await placesAfterAMinute()).toEqual([{ id, place: 'resume_text.text' }]);
    });

    it('a document number in a chat message, new or edited, is listed a minute later', async () => {
      const channel = await makeChannel(server());
      const chat = chatCalls(channel.recruiter);
      const calm = await chat.send(channel.id, 'Hello, he comes at 9');
      expect(await placesAfterAMinute()).toEqual([]);
      await chat.send(channel.id, text);
      expect(await placesAfterAMinute()).toHaveLength(1);
      const path = `/api/v1/channels/${channel.id}/messages/${calm.sequence}`;
      const edited = await channel.recruiter.send('PUT', path, {
        payload: { message: 'Or is it ACUPA7086Q?', revision: 0 },
      });
      expect([edited.statusCode, edited.json().error]).toEqual([200, undefined]);
      expect(await placesAfterAMinute()).toEqual([
        { id: channel.applicantId, place: 'chat_message.text' },
        { id: channel.applicantId, place: 'chat_message.text' },
      ]);
    });

    it('a document number in an answer of the application form is listed a minute later', async () => {
      await server().db.run(sql`
        update question set type = 'text', options = '{}', knock_out = '{}' where id = 2`);
      const id = await apply({ 'answer-2': text });
      expect(await placesAfterAMinute()).toEqual([{ id, place: 'question_answer.answer' }]);
    });
  },
  { data: 'company', queue: true },
);
