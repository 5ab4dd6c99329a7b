import AjvCompiler from '@fastify/ajv-compiler';

const build = AjvCompiler();

type Check = ReturnType<ReturnType<typeof build>>;

/** Compiles a validator on its first use: all of them would take two seconds at startup. */
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
