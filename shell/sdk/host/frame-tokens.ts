import type { FromFrame, ToFrame } from './frame-messages';

type Answer = Extract<ToFrame, { type: 'token' | 'noToken' }>;

export const createTokenClient = (port: MessagePort) => {
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  return {
    get: (stale: string | undefined): Promise<string | undefined> =>
      new Promise((resolve, reject) => {
        const ask = (asked += 1);
        waiting.set(ask, (answer) => {
          if (answer.type === 'token') resolve(answer.token);
          else reject(new Error('The page around this frame could not ask for a token.'));
        });
        const question: FromFrame = {
          type: 'tokenNeeded',
          ask,
          ...(stale !== undefined && { stale }),
        };
        port.postMessage(question);
      }),
    take: (answer: Answer): void => {
      waiting.get(answer.ask)?.(answer);
      waiting.delete(answer.ask);
    },
  };
};
