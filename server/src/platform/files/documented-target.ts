import { Type, type TSchema } from 'typebox';
import { FileTarget } from '../../../contract/files/file-ticket';
import type { ExportedList } from './list-export';

const targetOf = ({ name, rows }: ExportedList): TSchema =>
  Type.Object({ kind: Type.Literal('list'), list: Type.Literal(name), rows });

/** The body of a call for a ticket with every list that there is, and what says its rows; for its document. */
export const documentedTarget = (lists: readonly ExportedList[]) => {
  const file = Type.Object({ kind: Type.Literal('file'), fileId: Type.String({ format: 'uuid' }) });
  return Type.Unsafe<FileTarget>({
    ...FileTarget,
    oneOf: [file, ...lists.map(targetOf)],
  });
};
