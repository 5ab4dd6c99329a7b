import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { AppError } from '../errors';
import { assertTexts } from './clean-text';
import { asJson, type ValueSchema } from './sent-values';
import { fieldSentences } from './validation-sentence';

/** An entry with its texts read as the schema's types, and a sentence for each field that is wrong. */
export interface JudgedEntry {
  value: unknown;
  faults: Record<string, string>;
}

export type EntryJudge = (entry: unknown) => JudgedEntry;

/** Judges entries of a list one by one as a whole body is; the schema has to be closed. */
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
