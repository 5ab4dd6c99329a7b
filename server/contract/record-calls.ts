import type { Many, One } from './answer';
import { call, type RecordKind } from './call';
import type { Usage } from './usage';

/** The shapes of a kind of record that setup keeps. */
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
interface About {
  /** Kinds of record that lists and records show; their own if left out. */
  shows?: readonly RecordKind[];
  /** Kinds of record that writes change, and that the server announces; their own if left out. */
  changes?: readonly RecordKind[];
  /** Where its calls are below `/api/v1/`, where that is not at the kind's name. */
  path?: string;
}

/**
 * The calls of a kind of record below `/api/v1/<kind>`: list, record, create, update, deletion of one or
 * of a selection (refused with 409 while one is used), and what uses a selection. `usedBy` are the kinds
 * of record that can use it.
 */
export const recordCalls = <Shapes extends RecordShapes>(
  kind: RecordKind,
  usedBy: readonly RecordKind[],
  { shows = [kind], changes = [kind], path: place }: About = {},
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
    /** A POST, since a selection can be long. */
    getUsage: call<{ body: Shapes['selection']; reply: One<Usage> }>('POST', `${path}/usage`, {
      shows: [kind, ...usedBy],
      changes: [],
    }),
  };
};
