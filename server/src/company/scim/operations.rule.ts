import type { TSchema } from 'typebox';
import type { ScimOperation } from '../../../contract/company/scim/scim-message';
import { parsePatchTarget, type PatchTarget } from './patch-path.rule';
import { ScimError } from './scim-error';

export interface ScimPatchStep extends PatchTarget {
  op: 'add' | 'replace' | 'remove';
  /** New value; null when the whole attribute is removed. */
  value: unknown;
}

const patchVerbs = ['add', 'replace', 'remove'] as const;

/** Read-only attributes; an operation on one of them is an error. */
const readOnlyAttributes = new Set(['id', 'meta', 'schemas', 'groups']);

const parseVerb = ({ op }: ScimOperation): ScimPatchStep['op'] => {
  const verb = patchVerbs.find((one) => one === op.toLowerCase());
  if (!verb)
    throw new ScimError(400, 'invalidSyntax', `${op} is none of ${patchVerbs.join(', ')}.`);
  return verb;
};

const toPathValuePairs = (
  { path, value }: ScimOperation,
  op: ScimPatchStep['op'],
): [string, unknown][] => {
  if (path) return [[path, value]];
  if (op === 'remove') throw new ScimError(400, 'noTarget', 'Say by `path` what is removed.');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ScimError(400, 'invalidSyntax', 'Without `path` the value is an object.');
  return Object.entries(value);
};

/** Splits patch operations into steps for single attributes, in order; the keys of a value may be paths. */
export const toPatchSteps = (
  schema: TSchema,
  operations: readonly ScimOperation[],
): ScimPatchStep[] =>
  operations.flatMap((operation) => {
    const op = parseVerb(operation);
    return toPathValuePairs(operation, op).flatMap(([path, value = null]): ScimPatchStep[] => {
      const target = parsePatchTarget(schema, path);
      if (!target) return [];
      if (operation.path && readOnlyAttributes.has(target.names[0] ?? ''))
        throw new ScimError(400, 'mutability', `${path} is said by the server alone.`);
      return [{ ...target, op, value }];
    });
  });
