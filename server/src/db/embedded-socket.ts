import type { PGlite } from '@electric-sql/pglite';
import { createServer, type Server, type Socket } from 'node:net';
import { createTurns } from './session-turns';
import { createWireReader, statementOf, type WireMessage } from './wire-messages';

/** Messages after which the session answers; what comes before belongs to the same turn. */
const endsTurn = new Set(['startup', 'Q', 'S', 'F', 'H', 'c', 'f']);

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Serves one PGlite session to many connections. `@electric-sql/pglite-socket` 0.2 lets messages of
 * two connections mix between Bind and Execute, so one gets the other's rows; here a turn reaches up
 * to Sync and is never broken up.
 */
export const createEmbeddedSocket = (
  database: PGlite,
  failed: (error: unknown) => void,
): Server => {
  const turns = createTurns<Socket>(() => database.isInTransaction());

  const answer = (socket: Socket, messages: WireMessage[]) => async (): Promise<void> => {
    const send = (data: Uint8Array) => {
      if (socket.writable) socket.write(Buffer.from(data));
    };
    try {
      await database.runExclusive(async () => {
        const bytes = Buffer.concat(messages.map((message) => message.bytes));
        await database.execProtocolRawStream(new Uint8Array(bytes), { onRawData: send });
      });
    } catch (error) {
      failed(error);
    }
  };

  /** A statement whose Parse failed is not there, which is no failure of the session. */
  const forget = (name: string) =>
    database.exec(`deallocate ${quoted(name)}`).catch(() => undefined);

  const cleanUp = (names: ReadonlySet<string>) => async (held: boolean) => {
    if (held) await database.exec('rollback').catch(failed);
    // They belong to the connection, but live in the one session.
    for (const name of names) await forget(name);
  };

  return createServer((socket) => {
    const read = createWireReader();
    const statements = new Set<string>();
    let turn: WireMessage[] = [];

    const take = (message: WireMessage): void => {
      if (message.kind === 'ssl') socket.write('N');
      else if (message.kind === 'X' || message.kind === 'cancel') socket.end();
      else {
        if (message.kind === 'P' && statementOf(message)) statements.add(statementOf(message));
        turn.push(message);
        if (!endsTurn.has(message.kind)) return;
        turns.add(socket, answer(socket, turn));
        turn = [];
      }
    };

    socket.setNoDelay(true);
    socket.on('data', (chunk) => read(chunk).forEach(take));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => turns.leave(socket, cleanUp(statements)));
  });
};
