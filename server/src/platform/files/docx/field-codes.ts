import { readElements } from './read-elements';

/** What a field of a document is told to do. */
export interface FieldCode {
  code: string;
  /** Whether another field writes how it begins, so that nobody knows what it does. */
  isWritten: boolean;
}

interface OpenField {
  field: FieldCode;
  /** Until its result begins. */
  inCode: boolean;
}

const spoken = new Set(['instrText', 't']);

/**
 * The fields of a part, each put together from the pieces that it is split into.
 * @throws Error when the part cannot be read.
 */
export const fieldCodesOf = (part: Buffer): FieldCode[] => {
  const fields: FieldCode[] = [];
  const open: OpenField[] = [];
  const inCode = (): OpenField | undefined => open.findLast((one) => one.inCode);
  const begin = (): void => {
    const outer = inCode()?.field;
    if (outer && outer.code.trim() === '') outer.isWritten = true;
    const field = { code: '', isWritten: false };
    fields.push(field);
    open.push({ field, inCode: true });
  };
  readElements(
    part,
    ({ name, attributes: { fldCharType, instr = '' } }) => {
      if (name === 'fldSimple') fields.push({ code: instr, isWritten: false });
      if (name !== 'fldChar') return;
      const latest = open.at(-1);
      if (fldCharType === 'begin') begin();
      else if (fldCharType === 'end') open.pop();
      else if (latest) latest.inCode = false;
    },
    (words, element) => {
      // The result of a field that stands in another's code is part of that code.
      const field = spoken.has(element) ? inCode()?.field : undefined;
      if (field) field.code += words;
    },
  );
  return fields;
};

/** Whether a field starts another program to ask it for data (DDE). */
export const startsProgram = ({ code, isWritten }: FieldCode): boolean =>
  isWritten || /^[\s"]*dde(auto)?(?![a-z])/i.test(code);
