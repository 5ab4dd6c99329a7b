import { Type, type Static, type TProperties } from 'typebox';
import { oneOf } from '../answer';
import { permissions } from '../permission';

/** A remote's id, and the first half of everything it contributes. */
export const remoteIdPattern = '^[a-z][a-z0-9-]*$';
const contributionIdPattern = '^[a-z][a-z0-9-]*\\.[a-z][a-zA-Z0-9-]*$';

const identifier = '(0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)';
/** Number of a version: that of semver, without data of the build. */
export const versionPattern = `^(0|[1-9]\\d*)(\\.(0|[1-9]\\d*)){2}(-${identifier}(\\.${identifier})*)?$`;

/** Words and parameters (`:id`) between slashes, as `/job/view/:id`. */
export const pathPattern =
  '^/(([A-Za-z0-9][\\w.-]*|:[A-Za-z]\\w*)(/([A-Za-z0-9][\\w.-]*|:[A-Za-z]\\w*))*)?$';

/** What is read on a screen, on one line. */
const text = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]+$' });

/** An object that has these fields and no others. */
const exactly = <Fields extends TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

const ContributionId = Type.String({ pattern: contributionIdPattern, maxLength: 80 });
const Can = Type.Optional(oneOf(permissions));
/** Name of the thunk in `remote.ts`; absent means declared but not built yet. */
const Load = Type.Optional(Type.String({ pattern: '^[A-Z][A-Za-z0-9]*$', maxLength: 80 }));

/** A number beside a menu entry that a call answers as `{ data: { count } }`. */
export const MenuCount = exactly({
  /** Path of a GET of the API. */
  path: Type.String({ pattern: '^/api/[a-z0-9/-]+$', maxLength: 120 }),
  /** Kinds of record after whose changes it is asked for again. */
  shows: Type.Array(Type.String({ pattern: '^[a-z-]+$', maxLength: 40 }), {
    minItems: 1,
    maxItems: 8,
  }),
  /** What is counted, for screen readers: `chats with unread messages`. */
  of: text(60),
  /** What the call asks of a person; others see no number. */
  can: Can,
});

export const MenuEntry = exactly({
  id: ContributionId,
  /** `dashboard` or `referral`; absent means both sets. */
  category: Type.Optional(Type.Union([Type.Literal('dashboard'), Type.Literal('referral')])),
  sidebarSorting: Type.Integer({ minimum: 1, maximum: 999 }),
  title: text(60),
  icon: Type.Optional(Type.String({ pattern: '^[\\w-]*$', maxLength: 40 })),
  /** Id of the route it leads to; a group has none. */
  to: Type.Optional(ContributionId),
  /** Id of the group that it stands in. */
  parent: Type.Optional(ContributionId),
  count: Type.Optional(MenuCount),
  can: Can,
});

/** What a page's or a card's code is in, so that it can be fetched beside the shell; written by the build. */
export const PageCode = exactly({
  /** Files beside the manifest. */
  files: Type.Array(Type.String({ pattern: '^[\\w.-]+$', maxLength: 120 }), { maxItems: 40 }),
  /** Shared modules that are not in the shell's first file, such as `shared-ui/table`. */
  shares: Type.Array(Type.String({ pattern: '^[\\w@./-]+$', maxLength: 80 }), { maxItems: 20 }),
});

export const RouteEntry = exactly({
  id: ContributionId,
  path: Type.String({ pattern: pathPattern, maxLength: 120 }),
  title: text(80),
  /** Id of the menu entry that stands for this route, when that entry leads to another one. */
  menu: Type.Optional(ContributionId),
  load: Load,
  code: Type.Optional(PageCode),
  can: Can,
});

export const CardEntry = exactly({
  id: ContributionId,
  slot: ContributionId,
  order: Type.Integer({ minimum: 0, maximum: 999 }),
  /** Columns of twelve that the card takes on a wide screen. */
  span: Type.Integer({ minimum: 1, maximum: 12 }),
  title: text(80),
  /** Height in pixels that is held while the card's code arrives, so that nothing shifts. */
  height: Type.Integer({ minimum: 40, maximum: 1200 }),
  /** The same on a phone, where it takes more. */
  narrowHeight: Type.Optional(Type.Integer({ minimum: 40, maximum: 1200 })),
  load: Load,
  code: Type.Optional(PageCode),
  can: Can,
  /** Shown only while the installation lacks something that the reader could add. */
  when: Type.Optional(Type.Literal('setting-up')),
});

export const PanelEntry = exactly({
  id: ContributionId,
  title: text(80),
  width: Type.Integer({ minimum: 320, maximum: 900 }),
  load: Load,
  can: Can,
});

/** What one remote adds to the console: data that the shell draws before any of its code arrives. */
export const Contributions = exactly({
  id: Type.String({ pattern: remoteIdPattern, maxLength: 40 }),
  /** Range of the platform's version: `^1.2.3`, `~1.2.3` or `1.2.3`. */
  needs: Type.String({ pattern: '^[\\^~]?\\d+\\.\\d+\\.\\d+$', maxLength: 40 }),
  /** Who looks after it, in words for who looks at a page: `Team Jobs`. */
  owner: Type.Optional(text(60)),
  menu: Type.Array(MenuEntry, { maxItems: 60 }),
  routes: Type.Array(RouteEntry, { maxItems: 200 }),
  cards: Type.Array(CardEntry, { maxItems: 60 }),
  panels: Type.Array(PanelEntry, { maxItems: 100 }),
});

const Served = Type.Object({
  version: Type.String(),
  /** Address of the federation manifest, below `/remotes/{id}/{version}/`. */
  entry: Type.String(),
  contributions: Contributions,
});

/** One deployed remote as the shell reads it. */
export const RegisteredRemote = Type.Object({
  id: Type.String(),
  ...Served.properties,
  /** A version in place of that one for the people whom `isGivenCanary` names. */
  canary: Type.Optional(
    Type.Object({ ...Served.properties, share: Type.Integer({ minimum: 1, maximum: 100 }) }),
  ),
});

/** The answer of `GET /registry.json`. */
export const Registry = Type.Object({
  platform: Type.String(),
  remotes: Type.Array(RegisteredRemote),
});

export type MenuCount = Static<typeof MenuCount>;
export type MenuEntry = Static<typeof MenuEntry>;
export type PageCode = Static<typeof PageCode>;
export type RouteEntry = Static<typeof RouteEntry>;
export type CardEntry = Static<typeof CardEntry>;
export type PanelEntry = Static<typeof PanelEntry>;
export type Contributions = Static<typeof Contributions>;
export type RegisteredRemote = Static<typeof RegisteredRemote>;
export type Registry = Static<typeof Registry>;
