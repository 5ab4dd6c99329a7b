import { Transform, type TransformCallback } from 'node:stream';

const blockSize = 16 * 1024;

/**
 * Merges small chunks, since one object per byte would take far more memory. `refusal` is called for each
 * chunk and may end the stream with an error.
 */
export const createMeasuredStream = (refusal: (bytes: number) => Error | undefined): Transform => {
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
      if (filled + chunk.length > blockSize) flush(this);
      if (chunk.length >= blockSize) return done(null, chunk);
      if (filled === 0) waiting = Buffer.allocUnsafeSlow(blockSize);
      filled += chunk.copy(waiting, filled);
      return done();
    },
    flush(done) {
      flush(this);
      done();
    },
  });
};
