import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { decode, encode, type Answer, type RecordType } from 'dns-packet';

/**
 * Records by name and type, such as `example.com TXT`; values are texts, addresses, or names of mail servers.
 */
export type DnsZone = Readonly<Record<string, readonly string[]>>;

export interface TestDns {
  /** Address to pass to `Resolver.setServers`. */
  address: string;
  /** Names that were looked up. */
  asked: string[];
  stop(): Promise<void>;
}

const toAnswer = (name: string, type: RecordType, text: string): Answer => {
  if (type === 'MX') return { type, name, ttl: 60, data: { preference: 10, exchange: text } };
  return { type, name, ttl: 60, data: text } as Answer;
};

/**
 * Starts a DNS server that, like a real one, distinguishes an unknown name from a name without such records.
 */
export const startDns = async (zone: DnsZone): Promise<TestDns> => {
  const asked: string[] = [];
  const names = Object.keys(zone).map((key) => key.split(' ')[0] ?? '');
  const socket = createSocket('udp4');
  socket.on('message', (packet, from) => {
    const { id, questions = [] } = decode(packet);
    const [question] = questions;
    if (!question) return;
    const { type } = question;
    const name = question.name.toLowerCase();
    asked.push(name);
    const exists = names.some((one) => one === name || one.endsWith(`.${name}`));
    const notFound = 3;
    socket.send(
      encode({
        type: 'response',
        id: id ?? 0,
        flags: 0x80 | (exists ? 0 : notFound),
        questions,
        answers: (zone[`${name} ${type}`] ?? []).map((text) => toAnswer(name, type, text)),
      }),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  const { port } = socket.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        socket.close(resolve);
      }),
  };
};
