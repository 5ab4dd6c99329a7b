import sql from 'sql-template-tag';
import { pdfOf } from './pdf-samples';
import { onDatabase } from '../../server';
import { toMultipart } from '../../jobs/postings/job-parts';

const pieceSize = 262_144;

onDatabase(
  (server) => {
    it('an interrupted download can be repeated, and a completed one cannot', async () => {
      const { app, db } = server();
      const caller = await server().signInAs('administrator');
      const form = new FormData();
      form.append('resume', new Blob([new Uint8Array(pdfOf())]), 'a.pdf');
      const sent = await caller.send(
        'POST',
        '/api/v1/application/1/resume',
        await toMultipart(form),
      );
      expect(sent.statusCode).toBe(200);
      const file = await db.one<{ id: string }>(sql`
        update stored_file set size = ${pieceSize + 10}
        where id = (select resume_file_id from application where id = 1) returning id`);
      const name = `files/${file?.id}`;
      await db.run(sql`
        update content_piece set bytes = ${Buffer.alloc(pieceSize, 'a')} where name = ${name}`);
      await db.run(sql`
        insert into content_piece (name, place, bytes) values (${name}, 1, ${Buffer.alloc(10, 'b')})`);
      const made = await caller.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'file', fileId: file?.id },
      });
      const { url } = made.json<{ data: { url: string } }>().data;

      await db.run(sql`
        create function fail_to_read() returns bytea language plpgsql
        as 'begin raise exception ''The disk is away''; end'`);
      await db.run(sql`alter table content_piece rename to whole_piece`);
      await db.run(sql`
        create view content_piece as select name, place,
          case when place = 1 then fail_to_read() else bytes end as bytes from whole_piece`);
      await expect(app.inject(url)).rejects.toThrow();
      await db.run(sql`drop view content_piece`);
      await db.run(sql`alter table whole_piece rename to content_piece`);

      const again = await app.inject(url);
      expect([again.statusCode, again.rawPayload.length]).toEqual([200, pieceSize + 10]);
      expect((await app.inject(url)).statusCode).toBe(404);
    });
  },
  { data: 'company' },
);
