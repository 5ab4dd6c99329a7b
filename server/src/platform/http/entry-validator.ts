import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { AppError } from '../errors';
import { assertCleanTexts } from './clean-text';
import { coerceJson, type ValueSchema } from './coerce-values';
import { toFieldMessages } from './validation-message';

export interface EntryResult {
  value: unknown;
  faults: Record<string, string>;
}

export type EntryValidator = (entry: unknown) => EntryResult;

/** Validates the entries of a list one by one; `schema` must refuse unknown fields. */
export const createEntryValidator = (request: FastifyRequest, schema: TSchema): EntryValidator => {
  const validate = request.compileValidationSchema(schema);
  return (entry) => {
    try {
      assertCleanTexts(entry, schema as ValueSchema);
      const value = coerceJson(schema, entry);
      return { value, faults: validate(value) ? {} : toFieldMessages(validate.errors ?? []) };
    } catch (error) {
      if (!(error instanceof AppError) || !error.fields) throw error;
      return { value: {}, faults: error.fields };
    }
  };
};
