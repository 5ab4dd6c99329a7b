import { readXmlElements } from './read-elements';

export interface FieldCode {
  code: string;
  /** True if another field generates the code of this one, so that its effect is unknown. */
  isWritten: boolean;
}

interface OpenField {
  field: FieldCode;
  inCode: boolean;
}

const textElements = new Set(['instrText', 't']);

/** @throws Error when the part cannot be read. */
export const readFieldCodes = (part: Buffer): FieldCode[] => {
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
  readXmlElements(
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
      const field = textElements.has(element) ? inCode()?.field : undefined;
      if (field) field.code += words;
    },
  );
  return fields;
};

export const doesFieldStartProgram = ({ code, isWritten }: FieldCode): boolean =>
  isWritten || /^[\s"]*dde(auto)?(?![a-z])/i.test(code);
