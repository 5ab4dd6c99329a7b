import sql from 'sql-template-tag';
import { toFormData, toMultipart } from '../../jobs/postings/job-parts';
import { startMailTests } from '../../mail-tests';
import { runMailboxTask } from '../../mailbox-run';
import type { Caller } from '../../server';
import { findLinkPath } from '../../smtp';
import { postJob, type PostedJob } from '../applying/applying-parts';
import { pdf } from '../intake/intake-parts';

export interface Letter {
  to?: string;
  from?: string;
  id?: string;
  headers?: string;
  body?: string;
  files?: readonly [name: string, type: string, content: Buffer][];
}

const toPart = ([name, type, content]: [string, string, Buffer]): string =>
  `--b\nContent-Type: ${type}\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="${name}"\n\n${content.toString('base64').replace(/.{76}/g, '$&\n')}\n`;

interface HeldApplication {
  firstName: string;
  lastName: string;
  email: string;
  reasons: string[];
  letter: string;
  file: string;
}
const given = { 'answer-1': 'yes', 'answer-2': 'Day and late', 'consent-application': '1' };
/** Starts tests that mail applications to the address of a job; each test begins without earlier mail. */
export const startLetterTests = () => {
  const tests = startMailTests('company', { hasMailbox: true });
  let admin: Caller;
  let job: PostedJob;
  let address: string;
  let made = 0;

  const callSwitch = async (isOn: boolean, by = admin, { id } = job) =>
    by.send('PUT', `/api/v1/job/${id}/mail-address`, { payload: { isOn } });

  beforeAll(async () => {
    admin = await tests.server.signInAs('administrator');
    job = await postJob(tests.server);
    address = (await callSwitch(true)).json().data.address;
  });
  beforeEach(() => tests.server.db.run(sql`delete from mailed_application`));

  const write = ({
    to = address,
    from = `Noor van Haddad <noor${made}@friends.example>`,
    id = `<${made}.letter@friends.example>`,
    headers = 'Subject: My application',
    body = 'I have tasted tea for twelve years.\n\nNoor',
    files = [['noor.pdf', 'application/pdf', pdf]],
  }: Letter): string =>
    `From: ${from}\nTo: ${to}\nMessage-ID: ${id}\n${headers}\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain; charset=utf-8\n\n${body}\n${files.map((file) => toPart([...file])).join('')}--b--\n`;

  /** Delivers an application by mail, reads the mailbox and returns the address of the sender. */
  const mail = async (letter: Letter = {}): Promise<string> => {
    made += 1;
    await tests.imap.deliver(write(letter));
    await runMailboxTask(tests.server);
    return `noor${made}@friends.example`;
  };

  const heldOf = (email: string): Promise<HeldApplication[]> =>
    tests.server.db.many<HeldApplication>(sql`
      select first_name as "firstName", last_name as "lastName", email, reasons,
        form ->> 'letter' as letter, file.name as file
      from held_application held join stored_file file on file.id::text = held.form ->> 'resumeFileId'
      where email = ${email} order by held.id`);
  const mailTo = async (email: string) => {
    await tests.send();
    return tests.receivedBy(email);
  };

  /** Returns the link in the newest mail to an address. */
  const linkTo = async (email: string): Promise<string> => {
    const asked = (await mailTo(email)).at(-1);
    if (!asked) throw new Error('Nobody asked the sender to complete the application');
    return findLinkPath(asked);
  };
  const open = (url: string) => tests.server.app.inject(url);
  const press = async (url: string, fields: object = given, files: [string, Buffer][] = []) => {
    const form = toFormData({ ...fields }, (name) => name);
    for (const [name, content] of files)
      form.append(name, new Blob([new Uint8Array(content)]), 'permit.pdf');
    return tests.server.app.inject({ method: 'POST', url, ...(await toMultipart(form)) });
  };
  const countTaken = async (email: string) =>
    (
      await tests.server.db.many(sql`
        select from application join applicant on applicant.id = application.applicant_id
        where applicant.email = ${email}`)
    ).length;
  return {
    tests,
    ...{ callSwitch, mail, heldOf, mailTo, linkTo, open, press, countTaken },
    admin: () => admin,
    job: () => job,
    address: () => address,
    /** Address from which the next application by mail will come. */
    nextSender: () => `noor${made + 1}@friends.example`,
  };
};
