import webpack, { type Configuration } from 'webpack';

/** Raised with webpack's own errors, one below the other. */
export class CompileFailure extends Error {}

const readable = (errors: webpack.StatsError[]): string =>
  errors
    .map(
      ({ moduleName, loc, message }) =>
        `${[moduleName, loc].filter(Boolean).join(':')}\n${message}`,
    )
    .join('\n\n');

/** Runs one build to its end. */
export const compile = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) return reject(new CompileFailure('This webpack configuration cannot be used'));
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) return reject(failure);
        const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
        if (errors.length > 0) return reject(new CompileFailure(readable(errors)));
        resolve();
      });
    });
  });
