import AjvCompiler from '@fastify/ajv-compiler';

const buildCompiler = AjvCompiler();

type CompiledValidator = ReturnType<ReturnType<typeof buildCompiler>>;

/** Compiles each validator when it is first used: compiling all of them would take two seconds at startup. */
export const createLazyValidator: typeof buildCompiler = (schemas, options) => {
  const compile = buildCompiler(schemas, options);
  return (schema) => {
    let check: CompiledValidator | undefined;
    const late = ((sent: unknown) => {
      check ??= compile(schema);
      const isRight = check(sent);
      late.errors = check.errors ?? null;
      return isRight;
    }) as CompiledValidator;
    return late;
  };
};
