import sql from 'sql-template-tag';
import { randomBytes } from 'node:crypto';
import { toRemoteFiles, remotesPath, uploadRemote, versionArchive } from './deploying-parts';
import { onDatabase, type Caller } from '../../server';

onDatabase(
  (server) => {
    let administrator: Caller;
    beforeAll(async () => {
      administrator = await server().signInAs('administrator');
    });
    const send = async (id: string, version: string, bytes = 0) => {
      const files = toRemoteFiles();
      if (bytes > 0) files['large.js'] = randomBytes(bytes);
      return uploadRemote(administrator, id, await versionArchive({ id, version, files }));
    };
    const versionsOf = async (id: string) =>
      (await administrator.send('GET', `${remotesPath}/${id}`)).json<{ data: unknown[] }>().data
        .length;
    const collect = (id: string) =>
      server().db.run(sql`
        update remote_version set is_archived = false, collected_at = now()
        where remote_id = ${id} and version = '1.0.0'`);

    it('a remote cannot have more versions than the limit, and the refusal names the setting of the limit', async () => {
      const kept = [await send('few', '1.0.0'), await send('few', '1.1.0')];
      expect(kept.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const third = await send('few', '1.2.0');
      expect(third.statusCode).toBe(422);
      expect(third.json()).toHaveProperty(
        'error.fields.archive',
        '2 versions of few are kept, and no more may be (REMOTE_VERSIONS). A version goes 14 days after it was last served: send this one then, or have the limit raised.',
      );
      expect(await versionsOf('few')).toBe(2);
      expect((await send('few', '1.1.0')).statusCode).toBe(200);
      expect((await send('other', '1.0.0')).statusCode).toBe(200);
      await collect('few');
      expect((await send('few', '1.2.0')).statusCode).toBe(200);
      expect((await send('few', '1.0.0')).statusCode).toBe(422);
    });

    it('versions uploaded at once cannot exceed the limit', async () => {
      const answers = await Promise.all(
        ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => send('many', version)),
      );
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual([200, 200, 422, 422]);
      expect(await versionsOf('many')).toBe(2);
    });

    it('a remote cannot have more bytes than the limit', async () => {
      await server().db.run(sql`
        insert into remote_version (remote_id, version, contributions, is_archived, bytes)
        values ('large', '1.0.0', '{}', true, ${39 * 1024 * 1024})`);
      const over = await send('large', '1.1.0', 1024 * 1024);
      expect(over.statusCode).toBe(422);
      expect(over.json()).toHaveProperty(
        'error.fields.archive',
        expect.stringContaining('With this version large takes more than its 40 MB'),
      );
      expect((await send('large', '1.1.0', 1_000)).statusCode).toBe(200);
      const counted = await server().db.one<{ bytes: number }>(
        sql`select bytes from remote_version where remote_id = 'large' and version = '1.1.0'`,
      );
      expect(counted?.bytes).toBeGreaterThan(1_000);
    });
  },
  { environment: { REMOTE_VERSIONS: '2', REMOTE_MEGABYTES: '40' } },
);
