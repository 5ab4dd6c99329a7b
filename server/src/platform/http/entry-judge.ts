import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { AppError } from '../errors';
import { assertTexts } from './clean-text';
import { asJson, type ValueSchema } from './sent-values';
import { fieldSentences } from './validation-sentence';

export interface JudgedEntry {
  value: unknown;
  faults: Record<string, string>;
}

export type EntryJudge = (entry: unknown) => JudgedEntry;

/** Validates list entries one by one; `schema` must be closed. */
export const entryJudge = (request: FastifyRequest, schema: TSchema): EntryJudge => {
  const validate = request.compileValidationSchema(schema);
  return (entry) => {
    try {
      assertTexts(entry, schema as ValueSchema);
      const value = asJson(schema, entry);
      return { value, faults: validate(value) ? {} : fieldSentences(validate.errors ?? []) };
    } catch (error) {
      if (!(error instanceof AppError) || !error.fields) throw error;
      return { value: {}, faults: error.fields };
    }
  };
};
