import AjvCompiler from '@fastify/ajv-compiler';

const build = AjvCompiler();

type Check = ReturnType<ReturnType<typeof build>>;

/**
 * Compiles what checks a part of a call when the first such call comes: all of them together take two
 * seconds, one some milliseconds.
 */
export const lateValidation: typeof build = (schemas, options) => {
  const compile = build(schemas, options);
  return (schema) => {
    let check: Check | undefined;
    const late = ((sent: unknown) => {
      check ??= compile(schema);
      const isRight = check(sent);
      late.errors = check.errors ?? null;
      return isRight;
    }) as Check;
    return late;
  };
};
