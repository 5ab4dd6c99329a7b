import { Agent, request } from 'node:http';

export interface Load {
  url: string;
  headers: Record<string, string>;
  connections: number;
  /** Milliseconds to measure for. */
  duration: number;
}

export interface Measured {
  /** Milliseconds of each answer. */
  times: number[];
  /** Milliseconds that the whole took. */
  elapsed: number;
}

const once = (url: string, agent: Agent, headers: Record<string, string>): Promise<string> =>
  new Promise((done, fail) => {
    const call = request(url, { agent, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const text = Buffer.concat(pieces).toString();
        if (response.statusCode === 200) done(text);
        else fail(new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    call.on('error', fail);
    call.end();
  });

/** Asks over as many connections as stated, each after its last answer, until the time is over. */
export const measure = async ({ url, headers, connections, duration }: Load): Promise<Measured> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const began = performance.now();
  const end = began + duration;
  const worker = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      await once(url, agent, headers);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { times, elapsed: performance.now() - began };
};

/** The answer itself, to see that both sides found the same. */
export const ask = async (url: string, headers: Record<string, string>): Promise<string> => {
  const agent = new Agent();
  try {
    return await once(url, agent, headers);
  } finally {
    agent.destroy();
  }
};
