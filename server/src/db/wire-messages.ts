const sslRequest = 80877103;
const cancelRequest = 80877102;

/** One message of PostgreSQL's protocol, as it came. */
export interface WireMessage {
  /** Letter of the message; the first of a connection has none. */
  kind: string;
  bytes: Buffer;
}

/** Cuts the bytes of one connection into messages. */
export const createWireReader = () => {
  let rest: Buffer = Buffer.alloc(0);
  let isStarted = false;

  const first = (): WireMessage | undefined => {
    if (rest.length < 8 || rest.length < rest.readInt32BE(0)) return undefined;
    const bytes = rest.subarray(0, rest.readInt32BE(0));
    rest = rest.subarray(bytes.length);
    const code = bytes.readInt32BE(4);
    if (code === sslRequest) return { kind: 'ssl', bytes };
    if (code === cancelRequest) return { kind: 'cancel', bytes };
    isStarted = true;
    return { kind: 'startup', bytes };
  };

  const next = (): WireMessage | undefined => {
    if (!isStarted) return first();
    if (rest.length < 5 || rest.length < 1 + rest.readInt32BE(1)) return undefined;
    const bytes = rest.subarray(0, 1 + rest.readInt32BE(1));
    rest = rest.subarray(bytes.length);
    return { kind: String.fromCharCode(bytes[0] ?? 0), bytes };
  };

  return (chunk: Buffer): WireMessage[] => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const messages: WireMessage[] = [];
    for (let message = next(); message; message = next()) messages.push(message);
    return messages;
  };
};

/** Name that a Parse message gives to its statement; empty for the unnamed one. */
export const statementOf = ({ bytes }: WireMessage): string =>
  bytes.toString('utf8', 5, bytes.indexOf(0, 5));
