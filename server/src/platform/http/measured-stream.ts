import { Transform, type TransformCallback } from 'node:stream';

const block = 16 * 1024;

/**
 * Counts what passes, and hands it on in blocks: a body that comes in single bytes would otherwise be
 * kept as one object for each. `refusal` looks at every chunk and answers why no more is taken.
 */
export const measuredStream = (refusal: (bytes: number) => Error | undefined): Transform => {
  let waiting = Buffer.alloc(0);
  let filled = 0;

  const flush = (stream: Transform): void => {
    if (filled > 0) stream.push(waiting.subarray(0, filled));
    waiting = Buffer.alloc(0);
    filled = 0;
  };

  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      const error = refusal(chunk.length);
      if (error) return done(error);
      if (filled + chunk.length > block) flush(this);
      if (chunk.length >= block) return done(null, chunk);
      if (filled === 0) waiting = Buffer.allocUnsafeSlow(block);
      filled += chunk.copy(waiting, filled);
      return done();
    },
    flush(done) {
      flush(this);
      done();
    },
  });
};
