import { Type, type Static } from 'typebox';
import { oneOf } from '../answer';
import { remoteIdPattern } from './registry';

/** Where a remote failed: its manifest, its entry, a part of its code, its promises, its time, its drawing. */
export const failureKinds = [
  'manifest',
  'entry',
  'chunk',
  'contract',
  'timeout',
  'render',
] as const;
export type FailureKind = (typeof failureKinds)[number];

const RunVersion = Type.Object({
  id: Type.String({ pattern: remoteIdPattern, maxLength: 40 }),
  version: Type.String({ minLength: 1, maxLength: 60 }),
});

/** What one tab tells of the remotes that it runs, since it last did. */
export const RemoteReport = Type.Object({
  /** Made by the tab for as long as it is open. */
  tab: Type.String({ pattern: '^[0-9a-f]{32}$', maxLength: 32 }),
  /** What the tab runs; nothing when it is closed. */
  running: Type.Array(RunVersion, { maxItems: 60 }),
  /** Parts whose code came: pages, cards and panels. */
  loads: Type.Array(
    Type.Object({
      ...RunVersion.properties,
      milliseconds: Type.Integer({ minimum: 0, maximum: 600_000 }),
    }),
    { maxItems: 100 },
  ),
  /** Parts that are not on the screen for it. */
  failures: Type.Array(Type.Object({ ...RunVersion.properties, kind: oneOf(failureKinds) }), {
    maxItems: 100,
  }),
});
export type RemoteReport = Static<typeof RemoteReport>;

const Count = Type.Integer({ minimum: 0 });

/** How a version of a remote does: what tabs told in the last 24 hours, and how many run it now. */
export const RemoteHealth = Type.Object({
  id: Type.String(),
  version: Type.String(),
  /** Of one person, twenty an hour at the most. */
  loads: Count,
  /** People for whom it failed in any way. */
  failed: Count,
  /** People for whom it failed in each way; one that did not happen is left out. */
  failures: Type.Partial(
    Type.Object({
      manifest: Count,
      entry: Count,
      chunk: Count,
      contract: Count,
      timeout: Count,
      render: Count,
    }),
  ),
  /** Milliseconds that three quarters of the loads stayed within, to five per cent; null without loads. */
  p75: Type.Union([Count, Type.Null()]),
  /** Open tabs that run it. */
  tabs: Count,
  /** Persons who have these tabs open. */
  people: Count,
});
export type RemoteHealth = Static<typeof RemoteHealth>;

/** Most names that are answered of a version. */
export const mostNames = 50;

/** Who has a version open now. */
export const VersionPeople = Type.Object({
  version: Type.String(),
  /** How many people. */
  total: Count,
  /** By their names, `mostNames` of them at the most. */
  names: Type.Array(Type.String(), { maxItems: mostNames }),
});
export type VersionPeople = Static<typeof VersionPeople>;
