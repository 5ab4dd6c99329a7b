import { Type, type Static } from 'typebox';
import { oneOf } from '../../answer';
import { remoteIdPattern } from './registry';

export const failureKinds = [
  'manifest',
  'entry',
  'chunk',
  'contract',
  'timeout',
  'render',
] as const;
export type FailureKind = (typeof failureKinds)[number];

const RunningVersion = Type.Object({
  id: Type.String({ pattern: remoteIdPattern, maxLength: 40 }),
  version: Type.String({ minLength: 1, maxLength: 60 }),
});

export const RemoteReport = Type.Object({
  tab: Type.String({ pattern: '^[0-9a-f]{32}$', maxLength: 32 }),
  /** Versions of remotes that the browser tab runs; empty in the last report, when the tab closes. */
  running: Type.Array(RunningVersion, { maxItems: 60 }),
  loads: Type.Array(
    Type.Object({
      ...RunningVersion.properties,
      milliseconds: Type.Integer({ minimum: 0, maximum: 600_000 }),
    }),
    { maxItems: 100 },
  ),
  failures: Type.Array(Type.Object({ ...RunningVersion.properties, kind: oneOf(failureKinds) }), {
    maxItems: 100,
  }),
});
export type RemoteReport = Static<typeof RemoteReport>;

const Count = Type.Integer({ minimum: 0 });

/** Health of a remote's version: reports of the last 24 hours, and current use. */
export const RemoteHealth = Type.Object({
  id: Type.String(),
  version: Type.String(),
  /** Number of successful loads; at most twenty per hour and person are counted. */
  loads: Count,
  /** Number of people with at least one failure. */
  failed: Count,
  /** Number of people per kind of failure; kinds without failures are absent. */
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
  /** 75th percentile of load times in milliseconds, accurate to five per cent; null without loads. */
  p75: Type.Union([Count, Type.Null()]),
  tabs: Count,
  people: Count,
});
export type RemoteHealth = Static<typeof RemoteHealth>;

export const mostNames = 50;

export const VersionPeople = Type.Object({
  version: Type.String(),
  total: Count,
  names: Type.Array(Type.String(), { maxItems: mostNames }),
});
export type VersionPeople = Static<typeof VersionPeople>;
