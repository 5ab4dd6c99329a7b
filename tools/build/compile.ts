import webpack, { type Configuration, type StatsCompilation } from 'webpack';

export class CompileFailure extends Error {}

const readable = (errors: webpack.StatsError[]): string =>
  errors
    .map(
      ({ moduleName, loc, message }) =>
        `${[moduleName, loc].filter(Boolean).join(':')}\n${message}`,
    )
    .join('\n\n');

const reported = {
  all: false,
  errors: true,
  ids: true,
  chunks: true,
  chunkOrigins: true,
  chunkModules: true,
};

export const compile = (config: Configuration): Promise<StatsCompilation> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) return reject(new CompileFailure('This webpack configuration cannot be used'));
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) return reject(failure);
        const report = stats?.toJson(reported) ?? {};
        const { errors = [] } = report;
        if (errors.length > 0) return reject(new CompileFailure(readable(errors)));
        resolve(report);
      });
    });
  });
