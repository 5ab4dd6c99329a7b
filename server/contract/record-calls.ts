import type { Many, One } from './answer';
import { call, type RecordKind } from './call';
import type { Usage } from './usage';

export interface RecordShapes {
  query: object;
  row: object;
  record: object;
  create: object;
  update: object;
  selection: object;
}

export interface Id {
  id: number;
}
export interface Deleted {
  deleted: number;
}
interface RecordCallOptions {
  shows?: readonly RecordKind[];
  /** Kinds of record that writes change; default: only the kind itself. */
  changes?: readonly RecordKind[];
  path?: string;
}

/**
 * Declares the calls of setup records below `/api/v1/<kind>`. Deleting returns 409 while a record is used by
 * one of the kinds in `usedBy`.
 */
export const recordCalls = <Shapes extends RecordShapes>(
  kind: RecordKind,
  usedBy: readonly RecordKind[],
  { shows = [kind], changes = [kind], path: place }: RecordCallOptions = {},
) => {
  const path = `/api/v1/${place ?? kind}`;
  return {
    getMany: call<{ query: Shapes['query']; reply: Many<Shapes['row']> }>('GET', path, {
      shows,
    }),
    get: call<{ params: Id; reply: One<Shapes['record']> }>('GET', `${path}/:id`, { shows }),
    create: call<{ body: Shapes['create']; reply: One<Shapes['record']> }>('POST', path, {
      changes,
    }),
    update: call<{ params: Id; body: Shapes['update']; reply: One<Shapes['record']> }>(
      'PUT',
      `${path}/:id`,
      { changes },
    ),
    remove: call<{ body: Shapes['selection']; reply: One<Deleted> }>(
      'POST',
      place === undefined ? `/api/v1/multiple-${kind}-delete` : `${path}/delete`,
      { changes },
    ),
    removeOne: call<{ params: Id; reply: One<Deleted> }>('DELETE', `${path}/:id`, { changes }),
    getUsage: call<{ body: Shapes['selection']; reply: One<Usage> }>('POST', `${path}/usage`, {
      shows: [kind, ...usedBy],
      changes: [],
    }),
  };
};
