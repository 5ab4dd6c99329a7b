import { AppError } from '../errors';
import { maxBodyFields, maxFieldNames, maxNestedFields } from './body-limits';

export type FormFieldPair = readonly [name: string, value: string];
export type FormFields = Record<string, unknown>;

const maxNameLength = 200;
const nestedNamePattern = /^[^[\]]+(?:\[[^[\]]*\])+$/;
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Splits a field's name: `question[2][text]` becomes `['question', '2', 'text']`; a malformed name is not
 * split.
 */
const parsePath = (name: string): string[] => {
  if (name.length > maxNameLength) return [name];
  if (!nestedNamePattern.test(name)) return [name];
  const path = name.slice(0, -1).split(/\]?\[/);
  return path.length > 4 || path.some((part) => forbiddenNames.has(part)) ? [name] : path;
};

const isIndex = (part: string): boolean => part === '' || /^\d{1,6}$/.test(part);

class EntryList {
  private readonly entries = new Map<number, unknown>();
  private next = 0;

  at(part: string): number {
    return part === '' ? this.next : Number(part);
  }
  get(index: number): unknown {
    return this.entries.get(index);
  }
  set(index: number, value: unknown): void {
    this.entries.set(index, value);
    this.next = Math.max(this.next, index + 1);
  }
  values(): unknown[] {
    return [...this.entries]
      .sort(([one], [other]) => one - other)
      .map(([, value]) => toPlainValue(value));
  }
}

type Branch = Map<string, unknown>;

const toPlainValue = (value: unknown): unknown => {
  if (value instanceof EntryList) return value.values();
  if (value instanceof Map)
    return Object.fromEntries(
      [...(value as Branch)].map(([key, entry]) => [key, toPlainValue(entry)]),
    );
  return value;
};

const tooManyFields = (limit: number, kind: string): AppError =>
  new AppError('TOO_LARGE', {
    message: `A form may hold ${limit} ${kind}. Send less at once.`,
  });

/** Limits the fields of an object before their values are validated, which costs far more. */
const setField = (branch: Branch, name: string, value: unknown): void => {
  branch.set(name, value);
  if (branch.size > maxFieldNames) throw tooManyFields(maxFieldNames, 'different fields');
};

const insertValue = (
  branch: Branch,
  [first = '', second, ...rest]: string[],
  value: string,
): void => {
  if (second === undefined) {
    const held = branch.get(first);
    if (held instanceof EntryList) held.set(held.at(''), value);
    else if (held === undefined) setField(branch, first, value);
    else {
      const list = new EntryList();
      list.set(0, held);
      list.set(1, value);
      setField(branch, first, list);
    }
    return;
  }
  if (!isIndex(second)) {
    const held = branch.get(first);
    const inner = held instanceof Map ? (held as Branch) : new Map<string, unknown>();
    setField(branch, first, inner);
    insertValue(inner, [second, ...rest], value);
    return;
  }
  const held = branch.get(first);
  const list = held instanceof EntryList ? held : new EntryList();
  if (held !== undefined && held !== list) list.set(list.at(''), held);
  setField(branch, first, list);
  const index = list.at(second);
  if (rest.length === 0) return list.set(index, value);
  const entry = list.get(index);
  const inner = entry instanceof Map ? (entry as Branch) : new Map<string, unknown>();
  list.set(index, inner);
  insertValue(inner, rest, value);
};

/**
 * Repeated names, `name[]`, `name[n]` and `name[n][key]` become lists. Malformed names stay as they are, so
 * that validation refuses them by name.
 */
export const collectFields = (pairs: readonly FormFieldPair[]): FormFields => {
  const nested = pairs.filter(([name]) => name.includes('][')).length;
  if (nested > maxNestedFields) throw tooManyFields(maxNestedFields, 'fields within others');
  const root: Branch = new Map();
  // Browsers send line breaks in a form as CR LF.
  for (const [name, value] of pairs)
    insertValue(root, parsePath(name), value.replaceAll('\r\n', '\n'));
  return toPlainValue(root) as FormFields;
};

const collectPlainFields = (pairs: readonly FormFieldPair[]): FormFields | undefined => {
  const fields: FormFields = {};
  for (const [name, value] of pairs) {
    if (Object.hasOwn(fields, name) || name.includes('[') || name === '__proto__') return undefined;
    fields[name] = value.includes('\r') ? value.replaceAll('\r\n', '\n') : value;
  }
  return fields;
};

const assertFewPairs = (form: string): void => {
  let pairs = 1;
  for (let at = form.indexOf('&'); at >= 0; at = form.indexOf('&', at + 1)) pairs += 1;
  if (pairs > maxBodyFields) throw tooManyFields(maxBodyFields, 'fields');
};

export const parseForm = (form: string): FormFields => {
  assertFewPairs(form);
  const pairs = [...new URLSearchParams(form)];
  return collectPlainFields(pairs) ?? collectFields(pairs);
};
