import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** Browser such as `Firefox on Windows`, and IP address. */
export interface SignInClient {
  browser: string;
  address: string;
}

const maxHeaderLength = 500;

export const readSignInClient = ({ headers, ip }: FastifyRequest): SignInClient => {
  const { browser, os } = Bowser.parse(
    (headers['user-agent'] ?? '').slice(0, maxHeaderLength) || ' ',
  );
  const names = [browser.name, os.name].filter(Boolean);
  return { browser: names.join(' on ') || 'An unknown browser', address: ip };
};
