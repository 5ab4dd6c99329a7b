import { ImapFlow } from 'imapflow';
import type { FastifyBaseLogger } from 'fastify';
import type { MailboxSettings } from '../config-mail';
import type { MailTokens } from '../mail/mail-tokens';
import type { MailSource } from './inbound-mail';

const connectMilliseconds = 30_000;
const answerMilliseconds = 60_000;

/** Bytes of a message that are read: texts and reports are at the beginning. */
const maxSourceBytes = 512 * 1024;
/** Maximum of bytes of a whole message: a file of 10 MB takes 14 MB in mail. */
const maxWholeBytes = 16 * 1024 * 1024;
const pieceBytes = 2 * 1024 * 1024;
const maxResponseBytes = 4 * 1024 * 1024;

export interface OpenMailbox {
  /** Id of the numbering (UIDVALIDITY): a different id means that the server numbered the messages anew. */
  uidValidity: string;
  /** Lists message numbers above `uid` in ascending order. */
  listAfter(uid: number): Promise<number[]>;
  /**
   * Finds the number after which to start: before the first message of the last day, or before the next new
   * message.
   */
  findStart(): Promise<number>;
  /** Reads the beginning of a message; undefined if it was removed. */
  read(uid: number): Promise<MailSource | undefined>;
  /** Reads a whole message of up to 16 MB. */
  readWhole(uid: number): Promise<MailSource>;
  markSeen(uid: number): Promise<void>;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

const toOpenMailbox = (client: ImapFlow): OpenMailbox => {
  const mailbox = client.mailbox || undefined;
  const search = async (query: object): Promise<number[]> =>
    ((await client.search(query, { uid: true })) || []).toSorted((one, other) => one - other);
  const readPiece = async (uid: number, start: number, maxLength: number) => {
    const query = { source: { start, maxLength } };
    const message = await client.fetchOne(String(uid), query, { uid: true });
    return message ? message.source : undefined;
  };
  return {
    uidValidity: String(mailbox?.uidValidity),
    // A range `n:*` contains the last message even if its number is below n.
    listAfter: async (uid) =>
      (await search({ uid: `${uid + 1}:*` })).filter((found) => found > uid),
    findStart: async () => {
      const [first] = await search({ since: new Date(Date.now() - dayMilliseconds) });
      return (first ?? mailbox?.uidNext ?? 1) - 1;
    },
    read: async (uid) => {
      const content = await readPiece(uid, 0, maxSourceBytes);
      return content && { content, isCut: content.length === maxSourceBytes };
    },
    readWhole: async (uid) => {
      const pieces: Buffer[] = [];
      for (let start = 0; start < maxWholeBytes; start += pieceBytes) {
        const piece = await readPiece(uid, start, pieceBytes);
        if (piece) pieces.push(piece);
        if (!piece || piece.length < pieceBytes)
          return { content: Buffer.concat(pieces), isCut: false };
      }
      return { content: Buffer.concat(pieces), isCut: true };
    },
    markSeen: async (uid) => {
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    },
  };
};

/** @throws the error that prevented opening or using the mailbox. */
export const withMailbox = async (
  { host, port, encryption, credentials, oauth, folder }: MailboxSettings,
  {
    tokens,
    log,
    signal,
  }: { tokens: MailTokens | undefined; log: FastifyBaseLogger; signal: AbortSignal },
  read: (mailbox: OpenMailbox) => Promise<void>,
): Promise<void> => {
  const { user, pass } = credentials;
  const token = oauth && (await tokens?.get(user));
  const client = new ImapFlow({
    ...{ host, port, secure: encryption === 'tls', logger: false, disableAutoIdle: true },
    doSTARTTLS: encryption === 'starttls',
    auth: token ? { user, accessToken: token.token } : { user, pass },
    connectionTimeout: connectMilliseconds,
    greetingTimeout: connectMilliseconds,
    socketTimeout: answerMilliseconds,
    maxLiteralSize: maxResponseBytes,
    maxResponseSize: 2 * maxResponseBytes,
  });
  // Without this listener, an error between two commands would end the process.
  client.on('error', (error) => log.debug({ err: error }, 'The connection to the mailbox failed'));
  const end = () => client.close();
  signal.addEventListener('abort', end, { once: true });
  try {
    await client.connect();
    await client.mailboxOpen(folder);
    await read(toOpenMailbox(client));
    await client.logout();
  } catch (error) {
    if ((error as { authenticationFailed?: boolean }).authenticationFailed) tokens?.forget(user);
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
    client.close();
  }
};
