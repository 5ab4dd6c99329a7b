import { Readable } from 'node:stream';
import sql from 'sql-template-tag';
import type { Db } from '../../db/database';
import type { FileStorage } from './storage';

/** Maximum of bytes in one row; larger files have several rows. */
const pieceSize = 262_144;

export const createDatabaseStorage = (db: Db): FileStorage => {
  const pieceAt = async (name: string, place: number): Promise<Buffer | undefined> =>
    (
      await db.one<{ bytes: Buffer }>(sql`
        select bytes from content_piece where name = ${name} and place = ${place}`)
    )?.bytes;

  const piecesFrom = async function* (name: string, first: Buffer): AsyncGenerator<Buffer> {
    let place = 0;
    for (let piece: Buffer | undefined = first; piece; piece = await pieceAt(name, place)) {
      yield piece;
      if (piece.length < pieceSize) return;
      place += 1;
    }
  };

  return {
    put: (within, name, content) =>
      within.transaction(async (inner) => {
        await inner.run(sql`delete from content_piece where name = ${name}`);
        // The last piece is shorter than a full one and marks the end; an exact multiple ends with
        // an empty piece.
        for (let place = 0; place * pieceSize <= content.length; place += 1)
          await inner.run(sql`
            insert into content_piece (name, place, bytes) values (${name}, ${place},
              ${content.subarray(place * pieceSize, (place + 1) * pieceSize)})`);
      }),
    read: async (name) => {
      const first = await pieceAt(name, 0);
      return first && piecesFrom(name, first);
    },
    remove: async (name) =>
      void (await db.run(sql`delete from content_piece where name = ${name}`)),
    mayBeLeft: () => Readable.from([]),
  };
};
