import { Type, type TSchema } from 'typebox';
import { ExportColumns, FileTarget } from '../../../contract/platform/files/file-ticket';
import type { ExportedList } from './list-export';

const toListTarget = ({ name, rows }: ExportedList): TSchema =>
  Type.Object({
    kind: Type.Literal('list'),
    list: Type.Literal(name),
    rows,
    columns: Type.Optional(ExportColumns),
  });

export const createDownloadTargetSchema = (lists: readonly ExportedList[]) => {
  const file = Type.Object({ kind: Type.Literal('file'), fileId: Type.String({ format: 'uuid' }) });
  return Type.Unsafe<FileTarget>({
    ...FileTarget,
    oneOf: [file, ...lists.map(toListTarget)],
  });
};
