import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** Browser such as `Firefox on Windows`, and IP address. */
export interface SignInPlace {
  browser: string;
  address: string;
}

const longest = 500;

export const signInPlaceOf = ({ headers, ip }: FastifyRequest): SignInPlace => {
  const { browser, os } = Bowser.parse((headers['user-agent'] ?? '').slice(0, longest) || ' ');
  const names = [browser.name, os.name].filter(Boolean);
  return { browser: names.join(' on ') || 'An unknown browser', address: ip };
};
