declare module '@adobe/structured-data-validator' {
  class Validator {
    validate(data: {
      jsonld: Record<string, Record<string, unknown>[]>;
    }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
  export { Validator as default };
}
