import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many } from '../../../contract/answer';
import { AuditEntry } from '../../../contract/company/audit-log/audit-log';
import { audit } from '../../../src/platform/audit/audit';
import { auditLog } from '../../../src/company/audit-log/audit-log.list';
import { readListPage } from '../../../src/platform/lists/read-list-page';
import { makeGroup } from '../../factories';
import { itAllowsOnly } from '../../allows-only';
import { onDatabase, type Caller } from '../../server';
import { getRoleGrants } from '../../../src/platform/access/access-table';

const path = '/api/v1/audit-log';
const sources = '/api/v1/applicant-source';

onDatabase((server) => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await server().signInAs('administrator');
  });
  const list = async (query: Record<string, string>, as = caller) => {
    const answer = await as.send('GET', path, { query });
    expect(answer.statusCode).toBe(200);
    expect([...Value.Errors(Many(AuditEntry), answer.json())]).toEqual([]);
    return (answer.json() as Many<AuditEntry>).data;
  };
  const note = (actorId: number | null, action: `${string}.${string}`, parts: object = {}) =>
    server().db.transaction((tx) => audit(tx, actorId, action, parts));
  const download = async (rows: object, as = caller) => {
    const ticket = await as.send('POST', '/api/v1/file-tickets', {
      payload: { kind: 'list', list: 'audit-log', rows },
    });
    if (ticket.statusCode !== 200) return ticket;
    return server().app.inject({ url: ticket.json().data.url });
  };

  it('the audit log says who changed which setting, with the values before and after', async () => {
    const made = await caller.send('POST', sources, {
      payload: { source: 'Fair', identifier: 'fair' },
    });
    const { id } = made.json().data;
    await caller.send('PUT', `${sources}/${id}`, { payload: { source: 'Spring fair' } });
    await caller.send('DELETE', `${sources}/${id}`);
    const entries = await list({ kind: 'applicant-source', recordId: String(id) });
    expect(entries.map(({ action, recordName, changes }) => [action, recordName, changes])).toEqual(
      [
        ['applicant-source.delete', 'Spring fair', {}],
        [
          'applicant-source.update',
          'Spring fair',
          { source: { before: 'Fair', after: 'Spring fair' } },
        ],
        [
          'applicant-source.create',
          'Fair',
          { source: { after: 'Fair' }, identifier: { after: 'fair' } },
        ],
      ],
    );
    expect(entries[0]?.actor).toEqual({ userId: caller.userId, name: 'Asha Verma' });
  });

  it('the audit log can be filtered by person, kind, name, and day in the company’s time zone', async () => {
    const other = await server().signInAs('administrator');
    await note(other.userId, 'job.update', { id: 7, name: 'Night Baker' });
    await note(null, 'job.expire', { id: 8, name: 'Pastry Chef' });
    const [entry] = await list({ actorId: String(other.userId) });
    expect(entry).toMatchObject({ action: 'job.update', recordId: 7 });
    expect((await list({ search: 'night b' })).map(({ recordId }) => recordId)).toEqual([7]);
    const [byServer] = await list({ kind: 'job', search: 'pastry' });
    expect(byServer?.actor).toBeNull();
    await server().db.run(sql`
      update audit_entry set at = '2020-02-29T20:00:00Z' where subject_id = 8 and subject = 'job'`);
    const onDay = (day: string) => list({ fromDate: day, toDate: day });
    const zone = await server().db.one<{ zone: string }>(sql`select company_zone() as zone`);
    const day = new Date('2020-02-29T20:00:00Z').toLocaleDateString('en-CA', {
      timeZone: zone?.zone,
    });
    expect((await onDay(day)).map(({ recordId }) => recordId)).toEqual([8]);
    expect(await onDay('2020-02-27')).toEqual([]);
  });

  it.each([
    [{ fromDate: '0000-01-01' }, 'fromDate'],
    [{ fromDate: '2026-02-02', toDate: '2026-02-01' }, 'toDate'],
    [{ actorId: 'x' }, 'actorId'],
    [{ colour: 'red' }, 'colour'],
  ])('the filter %j of the audit log is refused at its field', async (query, field) => {
    const answer = await caller.send('GET', path, { query: query as Record<string, string> });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  });

  itAllowsOnly(
    server,
    'shows the log',
    ['administrator', 'recruiting-manager', 'payout-officer', 'auditor'],
    (person) => person.send('GET', path),
  );

  it('a recruiting manager sees the audit log of their own teams and of their own actions', async () => {
    const manager = await server().signInAs('recruiting-manager');
    const own = await makeGroup(server().db, [manager.userId]);
    const foreign = await makeGroup(server().db, []);
    await note(caller.userId, 'job.update', { id: 21, groupId: own });
    await note(caller.userId, 'job.update', { id: 22, groupId: foreign });
    await note(manager.userId, 'stage.update', { id: 23 });
    const ids = (await list({}, manager)).map(({ recordId }) => recordId);
    expect(ids).toEqual([23, 21]);
    const file = await download({ matching: {} }, manager);
    expect(file.body).toMatch(/,21,/);
    expect(file.body).not.toMatch(/,22,/);
    const [foreignEntry] = await list({ kind: 'job', recordId: '22' });
    expect(
      (await download({ entryId: [foreignEntry?.entryId] }, manager)).body.trim().split('\r\n'),
    ).toHaveLength(1);
  });

  it('a payout officer sees audit log lines about payouts only, and exports only these', async () => {
    const officer = await server().signInAs('payout-officer');
    await note(caller.userId, 'referral-setting.update', { id: 1 });
    await note(caller.userId, 'job.update', { id: 31 });
    expect((await list({}, officer)).map(({ kind }) => kind)).toEqual(['referral-setting']);
    expect((await download({ matching: {} }, officer)).body).not.toContain('job.update');
  });

  it('an export of the audit log has the matching lines, with formulas as plain text, and is logged', async () => {
    await note(caller.userId, 'job.update', { id: 41, name: '=HYPERLINK("http://evil")' });
    const file = await download({ matching: { search: 'hyperlink' } });
    const [head, line] = file.body.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('When,Who,Action,Record,Name,Details');
    expect(line).toContain(`job.update,41,"'=HYPERLINK(""http://evil"")"`);
    expect((await list({ kind: 'audit-log' }))[0]?.action).toBe('audit-log.export');
  });

  it('the audit log stores the length of a long list of ids in place of the ids', async () => {
    const applicantId = Array.from({ length: 5_000 }, (_, place) => place + 1);
    await note(caller.userId, 'application.status', {
      id: 1,
      details: { applicantId, statusId: 9 },
    });
    const [entry] = await list({ kind: 'application' });
    expect(entry?.details).toEqual({ applicantId: 5_000, statusId: 9 });
  });
});

onDatabase((server) => {
  it('every filter of a long audit log uses an index', async () => {
    const { db } = server();
    await db.run(sql`
      insert into audit_entry (at, actor_id, action, subject, subject_id, subject_name, group_id)
      select now() - n * interval '1 minute', n % 50, 'x.update', 'kind-' || n % 20, n % 1000,
        case when n % 10 = 0 then 'Opening ' || n else '' end, n % 30
      from generate_series(1, 60000) n`);
    await db.run(sql`vacuum analyze audit_entry`);
    const viewer = {
      userId: 1,
      roles: ['administrator'],
      grants: getRoleGrants(['administrator']),
    } as const;
    const manager = { ...viewer, grants: getRoleGrants(['recruiting-manager']) };
    const scans: string[] = [];
    const reading = (query: object, view: typeof viewer | typeof manager) =>
      db.transaction(async (tx) => {
        const explaining = {
          ...tx,
          one: async <Row>(statement: ReturnType<typeof sql>) => {
            const plan = await tx.many<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
            const text = plan.map((line) => line['QUERY PLAN']).join('\n');
            if (/Seq Scan on audit_entry/.test(text))
              scans.push(`${JSON.stringify(query)}\n${text}`);
            return tx.one<Row>(statement);
          },
        };
        return readListPage(explaining, auditLog, query, view);
      });
    for (const query of [
      { kind: 'kind-3' },
      { actorId: 7 },
      { kind: 'kind-3', recordId: 3 },
      { search: 'opening 4200' },
      { fromDate: '2026-01-01', toDate: '2026-01-02' },
    ])
      await reading(query, viewer);
    await reading({}, manager);
    expect(scans).toEqual([]);
  });
});
