import { Resolver } from 'node:dns/promises';

/** Maximum of milliseconds for one DNS query, and for all queries of a check. */
const questionMilliseconds = 1_500;
const checkMilliseconds = 6_000;

/** Longer DNS texts are cut; no policy needs more characters. */
const maxTextLength = 2_000;
const maxTexts = 20;

/** DNS did not answer, which says nothing about the domain. */
export class UnansweredError extends Error {
  constructor(name: string) {
    super(`DNS did not answer for ${name}`);
    this.name = 'UnansweredError';
  }
}

export interface TxtRecords {
  texts: string[];
  /** False if neither the name nor a name below it exists. */
  exists: boolean;
}

/**
 * DNS queries of a check.
 * @throws UnansweredError by each of its functions.
 */
export interface SenderDns {
  readTxtRecords(name: string): Promise<TxtRecords>;
  /** Names of the mail servers (MX) of a domain; empty if it has none. */
  readMailServers(domain: string): Promise<string[]>;
  readAddresses(host: string): Promise<string[]>;
}

export const withSenderDns = async <Result>(
  read: (dns: SenderDns) => Promise<Result>,
  servers?: readonly string[],
): Promise<Result> => {
  const resolver = new Resolver({ timeout: questionMilliseconds, tries: 2 });
  if (servers) resolver.setServers(servers);
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    resolver.cancel();
  }, checkMilliseconds);

  const ask = async <Answer>(
    name: string,
    question: () => Promise<Answer[]>,
  ): Promise<{ answers: Answer[]; exists: boolean }> => {
    if (isOver) throw new UnansweredError(name);
    try {
      return { answers: await question(), exists: true };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENODATA') return { answers: [], exists: true };
      if (code === 'ENOTFOUND') return { answers: [], exists: false };
      throw new UnansweredError(name);
    }
  };
  const dns: SenderDns = {
    readTxtRecords: async (name) => {
      const { answers, exists } = await ask(name, () => resolver.resolveTxt(name));
      const texts = answers.map((pieces) => pieces.join('').slice(0, maxTextLength));
      return { texts: texts.slice(0, maxTexts), exists };
    },
    readMailServers: async (domain) => {
      const { answers } = await ask(domain, () => resolver.resolveMx(domain));
      return answers.map(({ exchange }) => exchange.toLowerCase()).filter(Boolean);
    },
    readAddresses: async (host) => {
      const found = await Promise.all([
        ask(host, () => resolver.resolve4(host)),
        ask(host, () => resolver.resolve6(host)),
      ]);
      return found.flatMap(({ answers }) => answers);
    },
  };
  try {
    return await read(dns);
  } finally {
    clearTimeout(timer);
    resolver.cancel();
  }
};
