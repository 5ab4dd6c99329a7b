import { request, type RequestOptions } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RawResponse {
  /** 0 when the connection ended without a response. */
  status: number;
  body: string;
  retryAfter: string | undefined;
  /** Bytes written before the server responded or closed the connection. */
  bytes: number;
}

const edge = 'edge-of-a-part';
export const multipartHeaders = { 'content-type': `multipart/form-data; boundary=${edge}` };

export const generateFormFields = function* (count: number, size: number): Generator<Buffer> {
  const value = Buffer.alloc(size, 'a');
  for (let at = 0; at < count; at += 1) {
    yield Buffer.from(`--${edge}\r\nContent-Disposition: form-data; name="field${at}"\r\n\r\n`);
    yield value;
    yield Buffer.from('\r\n');
  }
  yield Buffer.from(`--${edge}--\r\n`);
};

/** `pause` is in milliseconds. */
export const sendBodyPieces = (
  address: string,
  options: RequestOptions,
  pieces: Iterable<Buffer>,
  pause = 0,
): Promise<RawResponse> =>
  new Promise((resolve) => {
    const sent: RawResponse = { status: 0, body: '', retryAfter: undefined, bytes: 0 };
    let isOver = false;
    const call = request(address, { method: 'POST', ...options }, (answer) => {
      sent.status = answer.statusCode ?? 0;
      sent.retryAfter = answer.headers['retry-after'];
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => (sent.body += text));
      answer.on('close', end);
    });
    const end = () => {
      isOver = true;
      call.destroy();
      resolve(sent);
    };
    let goOn = () => {};
    call.on('drain', () => goOn());
    call.on('close', () => goOn());
    call.on('error', end);
    const write = async () => {
      for (const piece of pieces) {
        if (isOver) return;
        sent.bytes += piece.length;
        if (!call.write(piece)) await new Promise<void>((done) => (goOn = done));
        if (pause > 0) await sleep(pause);
      }
      call.end();
    };
    void write();
  });
