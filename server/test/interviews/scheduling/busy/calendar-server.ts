import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface CalendarServer {
  url: string;
  asked: ReceivedRequest[];
  /** Sets the response to the next requests. */
  answer(how: (response: ServerResponse, asked: ReceivedRequest) => void): void;
  stop(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
};

/** Starts a server that simulates an external calendar provider. */
export const startCalendarServer = async (): Promise<CalendarServer> => {
  let respond = (response: ServerResponse, _: ReceivedRequest): void =>
    void response.writeHead(404).end();
  const asked: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      const one = { method, path, headers, body };
      asked.push(one);
      respond(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (how) => {
      respond = how;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export const toCalendar = (...events: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      ...event.trim().split(/(?<!\r)\n\s*/),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

export const toMultistatus = (...calendars: readonly string[]): string =>
  `<?xml version="1.0"?><D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
${calendars
  .map(
    (calendar) =>
      `<D:response><D:href>/a.ics</D:href><D:propstat><D:prop><C:calendar-data>${calendar}</C:calendar-data></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>`,
  )
  .join('\n')}</D:multistatus>`;
