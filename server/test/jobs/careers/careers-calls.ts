import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from '../../server';

export const careersSite = 5;
export const indeedPlatformId = 6;
export const linkedinPlatformId = 7;
export const feedPlatformId = 8;

export const openWith =
  (server: () => Pick<TestServer, 'app'>) =>
  (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    server().app.inject({ url, headers });

export const readPosting = (page: string): Record<string, unknown> | undefined => {
  const text = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page)?.[1];
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
};

/** Returns the visible text of a page, without markup. */
export const readText = (page: string): string =>
  page
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ');
