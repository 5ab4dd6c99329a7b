import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { Type, type Static } from 'typebox';
import { One } from '../../../contract/answer';
import { FileTarget, FileTicket } from '../../../contract/platform/files/file-ticket';
import { createFileTicket } from '../../../contract/platform/files/file-ticket.calls';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { AppError, invalidField } from '../errors';
import { toStrictSchema } from '../http/close-schema';
import { getOwnOrigin } from '../http/own-origin';
import { route } from '../http/route';
import { coerceJson } from '../http/coerce-values';
import type { Viewer } from '../access/actor';
import { audit } from '../audit/audit';
import type { CompanyDay } from '../company/company-day';
import { readFileRow, type FileRules } from './get-file';
import { createDownloadTargetSchema } from './describe-target';
import type { ExportedList } from './list-export';
import { toStorageName, discardContent, type FileStorage } from './storage/storage';
import { storeFileTicket, readFileTicket, redeemTicket } from './tickets';

const TicketParams = Type.Object({ ticket: Type.String({ pattern: '^[\\w-]{43}$' }) });

const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

const assertTargetField = (target: FileTarget, part: string): void => {
  if (!(part in target)) throw invalidField(part, 'Say which file is meant.');
};

/** Types that browsers display; files of other types are downloaded. */
const inlineTypes = new Set(['image/jpeg', 'image/png', 'application/pdf']);

const notifyOnFailure = async function* <Piece>(
  pieces: AsyncIterable<Piece>,
  failed: (() => Promise<unknown>) | undefined,
): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    await failed?.().catch(() => undefined);
    throw error;
  }
};

/** List or file that a request downloaded, for the log of who read data of applicants. */
export interface DownloadedTarget {
  readerId: number;
  target: FileTarget;
  /** Number of rows of a list that were sent so far. */
  rows: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    opened: DownloadedTarget | undefined;
  }
}

interface FileDependencies {
  config: Config;
  db: Database;
  companyDay: CompanyDay;
  storage: FileStorage;
  lists: readonly ExportedList[];
  files: FileRules;
}

export const registerFiles = (
  app: FastifyInstance,
  { config, db, companyDay, storage, lists, files }: FileDependencies,
): void => {
  const readFile = (viewer: Viewer, id: string) => readFileRow(db, files, viewer, id);

  const exported = new Map(
    lists.map((list) => [list.name, { ...list, rows: toStrictSchema(list.rows) }] as const),
  );
  const listOf = (name: string) => {
    const list = exported.get(name);
    if (!list) throw invalidField('list', 'There is no such list.');
    return list;
  };

  app.decorateRequest('opened');
  route(
    app,
    createFileTicket,
    {
      schemas: {
        body: createDownloadTargetSchema(lists),
        envelope: FileTarget,
        reply: One(FileTicket),
      },
      access: 'signed-in',
      tag: 'Files',
      summary: 'An address for one download, valid once and for 60 seconds.',
    },
    async ({ body, actor, request }) => {
      const { day: today, timeZone } = await companyDay();
      if (body.kind === 'file') {
        assertTargetField(body, 'fileId');
        await readFile(actor, body.fileId);
      } else {
        for (const part of ['list', 'rows']) assertTargetField(body, part);
        const list = listOf(body.list);
        // `rows` differs by list, so the route's schema accepts any, and it is validated here.
        body.rows = coerceJson(list.rows, body.rows) as object;
        if (!request.validateInput(body.rows, list.rows))
          throw invalidField('rows', 'These rows are not of this list.');
        const origin = getOwnOrigin(config, request);
        await list.open({ db, config, viewer: actor, timeZone, today, origin }, body.rows);
      }
      return { data: await storeFileTicket(db, actor, body) };
    },
  );

  app.get<{ Params: Static<typeof TicketParams> }>(
    '/files/:ticket',
    { schema: { params: TicketParams } },
    async (request, reply) => {
      const { params, method } = request;
      // A HEAD request neither uses the ticket nor adds an export to the log.
      const isHead = method === 'HEAD';
      const { target, viewer } = await readFileTicket(db, params.ticket);
      // The ticket is used only when there is content to send.
      const take = async () => (isHead ? undefined : redeemTicket(db, params.ticket));
      const { day, timeZone } = await companyDay();
      const opened: DownloadedTarget = { readerId: viewer.userId, target, rows: 0 };
      if (!isHead) request.opened = opened;
      if (target.kind === 'file') {
        const { id, name, size, media_type: type, mayShow } = await readFile(viewer, target.fileId);
        const content = await storage.read(toStorageName(id));
        if (!content) throw new AppError('NOT_FOUND');
        const giveBack = await take().catch(async (error: unknown) => {
          await discardContent(content);
          throw error;
        });
        const place = mayShow && inlineTypes.has(type) ? 'inline' : 'attachment';
        return reply
          .headers(safeHeaders)
          .type(type)
          .header('content-length', size)
          .header(
            'content-disposition',
            `${place}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`,
          )
          .send(Readable.from(notifyOnFailure(content, giveBack)));
      }
      const { list, rows, columns } = target;
      const { open, fileName: nameOf } = listOf(list);
      const origin = getOwnOrigin(config, request);
      const count = (sent: number) => void (opened.rows += sent);
      const csv = await open(
        { db, config, viewer, timeZone, today: day, origin, columns, count },
        rows,
      );
      const giveBack = await take();
      if (!isHead) await audit(db, viewer.userId, `${list}.export`, { details: rows });
      return reply
        .headers(safeHeaders)
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="${nameOf?.(rows) ?? `${list}s-${day}.csv`}"`,
        )
        .send(isHead ? undefined : Readable.from(notifyOnFailure(csv(), giveBack)));
    },
  );
};
