import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type Refusal = Error & { responseCode: number };

export const createRefusal = (responseCode: number, message: string): Refusal =>
  Object.assign(new Error(message), { responseCode });

export interface ReceivedMail extends ParsedMail {
  recipients: string[];
  /** Sender address of the SMTP envelope, to which bounces are sent. */
  sender: string;
}

export interface TestSmtp {
  url: string;
  received: ReceivedMail[];
  /** The newest message to the address. */
  lastTo(address: string): ReceivedMail;
  /** Decides which recipients are refused and how; undefined accepts all. */
  refuse(decide: ((address: string) => Refusal | undefined) | undefined): void;
  /** Delays the response to a received message; undefined responds at once. */
  pause(wait: (() => Promise<void>) | undefined): void;
  stop(): Promise<void>;
}

/** Ignores upper case in addresses, since senders write the domain in small letters. */
export const isSentTo = ({ recipients }: ReceivedMail, address: string): boolean =>
  recipients.some((recipient) => recipient.toLowerCase() === address.toLowerCase());

/** Path of the first link in a message. */
export const findLinkPath = ({ text = '' }: ParsedMail): string => {
  const found = /https?:\/\/[^\s/]+(\/\S+)/.exec(text)?.[1];
  if (!found) throw new Error(`No link in: ${text}`);
  return found;
};

export const startSmtp = async (
  port = 0,
  options: SMTPServerOptions = {},
  host = '127.0.0.1',
): Promise<TestSmtp> => {
  const received: ReceivedMail[] = [];
  let pause: (() => Promise<void>) | undefined;
  let decide: ((address: string) => Refusal | undefined) | undefined;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    ...options,
    onRcptTo: ({ address }, _session, callback) => callback(decide?.(address)),
    onData: (stream, { envelope }, callback) => {
      const { mailFrom } = envelope;
      const sender = mailFrom ? mailFrom.address : '';
      simpleParser(stream)
        .then((mail) => {
          received.push({
            ...mail,
            sender,
            recipients: envelope.rcptTo.map(({ address }) => address),
          });
          return pause?.();
        })
        .then(() => callback(), callback);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${taken}`,
    received,
    lastTo: (address) => {
      const mail = received.findLast((one) => isSentTo(one, address));
      if (!mail) throw new Error(`No message to ${address}`);
      return mail;
    },
    refuse: (next) => (decide = next),
    pause: (next) => (pause = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
};
