import { constants } from 'node:os';

const causes = {
  SIGABRT:
    'most often because its memory ran out: the lines above tell, and NODE_OPTIONS=--max-old-space-size=4096 gives it 4 GB',
  SIGKILL: 'somebody ended it, or the system did for want of memory',
};

export const endSentence = (code) => {
  const [signal] =
    Object.entries(constants.signals).find(([, number]) => number === code - 128) ?? [];
  if (!signal) return '';
  const cause = causes[signal] ? ` (${causes[signal]})` : '';
  return `The server was ended by ${signal}${cause}. How to have it start again by itself: docs/operation.md\n`;
};
