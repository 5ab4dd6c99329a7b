import { Type, type Static } from 'typebox';
import { oneOf } from '../answer';
import { permissions } from '../permission';

/** A remote's id, and the first half of everything it contributes. */
export const remoteIdPattern = '^[a-z][a-z0-9-]*$';
const contributionIdPattern = '^[a-z][a-z0-9-]*\\.[a-z][a-zA-Z0-9-]*$';

const ContributionId = Type.String({ pattern: contributionIdPattern, maxLength: 80 });
const Can = Type.Optional(oneOf(permissions));
/** Name of the thunk in `remote.ts`; absent means declared but not built yet. */
const Load = Type.Optional(Type.String({ pattern: '^[A-Z][A-Za-z0-9]*$', maxLength: 80 }));

/** A number beside a menu entry that a call answers as `{ data: { count } }`. */
export const MenuCount = Type.Object({
  /** Path of a GET of the API. */
  path: Type.String({ pattern: '^/api/[a-z0-9/-]+$', maxLength: 120 }),
  /** Kinds of record after whose changes it is asked for again. */
  shows: Type.Array(Type.String({ pattern: '^[a-z-]+$', maxLength: 40 }), {
    minItems: 1,
    maxItems: 8,
  }),
  /** What is counted, for screen readers: `chats with unread messages`. */
  of: Type.String({ minLength: 1, maxLength: 60 }),
  /** What the call asks of a person; others see no number. */
  can: Can,
});

export const MenuEntry = Type.Object({
  id: ContributionId,
  /** `dashboard` or `referral`; absent means both sets. */
  category: Type.Optional(Type.Union([Type.Literal('dashboard'), Type.Literal('referral')])),
  sidebarSorting: Type.Integer({ minimum: 1, maximum: 999 }),
  title: Type.String({ minLength: 1, maxLength: 60 }),
  icon: Type.Optional(Type.String({ maxLength: 40 })),
  /** Id of the route it leads to; a group has none. */
  to: Type.Optional(ContributionId),
  /** Id of the group that it stands in. */
  parent: Type.Optional(ContributionId),
  count: Type.Optional(MenuCount),
  can: Can,
});

/** What a page's or a card's code is in, so that it can be fetched beside the shell; written by the build. */
export const PageCode = Type.Object({
  /** Files beside the manifest. */
  files: Type.Array(Type.String({ pattern: '^[\\w.-]+$', maxLength: 120 }), { maxItems: 40 }),
  /** Shared modules that are not in the shell's first file, such as `shared-ui/table`. */
  shares: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 20 }),
});

export const RouteEntry = Type.Object({
  id: ContributionId,
  path: Type.String({ pattern: '^/', maxLength: 120 }),
  title: Type.String({ minLength: 1, maxLength: 80 }),
  /** Id of the menu entry that stands for this route, when that entry leads to another one. */
  menu: Type.Optional(ContributionId),
  load: Load,
  code: Type.Optional(PageCode),
  can: Can,
});

export const CardEntry = Type.Object({
  id: ContributionId,
  slot: ContributionId,
  order: Type.Integer({ minimum: 0, maximum: 999 }),
  /** Columns of twelve that the card takes on a wide screen. */
  span: Type.Integer({ minimum: 1, maximum: 12 }),
  title: Type.String({ minLength: 1, maxLength: 80 }),
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

export const PanelEntry = Type.Object({
  id: ContributionId,
  title: Type.String({ minLength: 1, maxLength: 80 }),
  width: Type.Integer({ minimum: 320, maximum: 900 }),
  load: Load,
  can: Can,
});

/** What one remote adds to the console: data that the shell draws before any of its code arrives. */
export const Contributions = Type.Object({
  id: Type.String({ pattern: remoteIdPattern, maxLength: 40 }),
  /** Range of the platform's version (semver, for example `^1.0.0`). */
  needs: Type.String({ minLength: 1, maxLength: 40 }),
  /** Who looks after it, in words for who looks at a page: `Team Jobs`. */
  owner: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  menu: Type.Array(MenuEntry),
  routes: Type.Array(RouteEntry),
  cards: Type.Array(CardEntry),
  panels: Type.Array(PanelEntry),
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
