import { Type, type Static, type TProperties } from 'typebox';
import { oneOf } from '../../answer';
import { permissions } from '../../permission';

/** Pattern of a remote's id, which is also the prefix of its contributions' ids. */
export const remoteIdPattern = '^[a-z][a-z0-9-]*$';
const contributionIdPattern = '^[a-z][a-z0-9-]*\\.[a-z][a-zA-Z0-9-]*$';

const prereleaseIdentifier = '(0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)';
/** Pattern of a semantic version without build metadata. */
export const remoteVersionPattern = `^(0|[1-9]\\d*)(\\.(0|[1-9]\\d*)){2}(-${prereleaseIdentifier}(\\.${prereleaseIdentifier})*)?$`;

export const routePathPattern =
  '^/(([A-Za-z0-9][\\w.-]*|:[A-Za-z]\\w*)(/([A-Za-z0-9][\\w.-]*|:[A-Za-z]\\w*))*)?$';

const text = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]+$' });

const closedObject = <Fields extends TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

const ContributionId = Type.String({ pattern: contributionIdPattern, maxLength: 80 });
const RequiredPermission = Type.Optional(oneOf(permissions));
/** Name of the exported component of a route, card or panel; absent while it is not built yet. */
const LoadName = Type.Optional(Type.String({ pattern: '^[A-Z][A-Za-z0-9]*$', maxLength: 80 }));

/** Number beside a menu entry, from a call that returns `{ data: { count } }`. */
export const MenuCount = closedObject({
  path: Type.String({ pattern: '^/api/[a-z0-9/-]+$', maxLength: 120 }),
  shows: Type.Array(Type.String({ pattern: '^[a-z-]+$', maxLength: 40 }), {
    minItems: 1,
    maxItems: 8,
  }),
  /** Text that screen readers read after the number, such as `chats with unread messages`. */
  of: text(60),
  can: RequiredPermission,
});

export const MenuEntry = closedObject({
  id: ContributionId,
  /** Menu set that shows the entry; absent means both sets. */
  category: Type.Optional(Type.Union([Type.Literal('dashboard'), Type.Literal('referral')])),
  sidebarSorting: Type.Integer({ minimum: 1, maximum: 999 }),
  title: text(60),
  icon: Type.Optional(Type.String({ pattern: '^[\\w-]*$', maxLength: 40 })),
  to: Type.Optional(ContributionId),
  parent: Type.Optional(ContributionId),
  count: Type.Optional(MenuCount),
  can: RequiredPermission,
});

/** Code files of a page or card to preload; written by the build. */
export const PageCode = closedObject({
  files: Type.Array(Type.String({ pattern: '^[\\w.-]+$', maxLength: 120 }), { maxItems: 40 }),
  /** Shared modules that are not part of the shell's first file, such as `shared-ui/table`. */
  shares: Type.Array(Type.String({ pattern: '^[\\w@./-]+$', maxLength: 80 }), { maxItems: 20 }),
});

/** Link to a page in a row of links on other pages, such as the row of settings pages. */
export const PageLink = closedObject({
  row: ContributionId,
  group: Type.Optional(text(40)),
  /** Label of the link; default: the title of the page. */
  label: Type.Optional(text(60)),
  order: Type.Integer({ minimum: 0, maximum: 999 }),
});

export const RouteEntry = closedObject({
  id: ContributionId,
  path: Type.String({ pattern: routePathPattern, maxLength: 120 }),
  title: text(80),
  /** Id of the menu entry to highlight, if that entry leads to another route. */
  menu: Type.Optional(ContributionId),
  link: Type.Optional(PageLink),
  load: LoadName,
  code: Type.Optional(PageCode),
  can: RequiredPermission,
});

export const CardEntry = closedObject({
  id: ContributionId,
  slot: ContributionId,
  order: Type.Integer({ minimum: 0, maximum: 999 }),
  /** Width of the card on wide screens, in twelfths of the dashboard. */
  span: Type.Integer({ minimum: 1, maximum: 12 }),
  title: text(80),
  /** Height in pixels that is reserved while the card loads, to avoid layout shift. */
  height: Type.Integer({ minimum: 40, maximum: 1200 }),
  narrowHeight: Type.Optional(Type.Integer({ minimum: 40, maximum: 1200 })),
  load: LoadName,
  code: Type.Optional(PageCode),
  can: RequiredPermission,
  /** Shows the card only during setup, to users who can complete it. */
  when: Type.Optional(Type.Literal('setting-up')),
});

/** Action in lists for several selected records; it opens the panel. */
export const PanelAction = closedObject({
  /** Kind of selection to which the action applies, such as `applicants.selected`. */
  on: ContributionId,
  label: text(60),
  max: Type.Integer({ minimum: 1, maximum: 1000 }),
});

export const PanelEntry = closedObject({
  id: ContributionId,
  title: text(80),
  width: Type.Integer({ minimum: 320, maximum: 900 }),
  action: Type.Optional(PanelAction),
  load: LoadName,
  can: RequiredPermission,
});

/** Contributions of a remote, which the shell shows before it loads any of the remote's code. */
export const Contributions = closedObject({
  id: Type.String({ pattern: remoteIdPattern, maxLength: 40 }),
  /** Range of platform versions that the remote needs: `^1.2.3`, `~1.2.3` or `1.2.3`. */
  needs: Type.String({ pattern: '^[\\^~]?\\d+\\.\\d+\\.\\d+$', maxLength: 40 }),
  owner: Type.Optional(text(60)),
  menu: Type.Array(MenuEntry, { maxItems: 60 }),
  routes: Type.Array(RouteEntry, { maxItems: 200 }),
  cards: Type.Array(CardEntry, { maxItems: 60 }),
  panels: Type.Array(PanelEntry, { maxItems: 100 }),
});

const ServedVersion = Type.Object({
  version: Type.String(),
  /** Path of the federation manifest, below `/remotes/{id}/{version}/`. */
  entry: Type.String(),
  contributions: Contributions,
});

export const RegisteredRemote = Type.Object({
  id: Type.String(),
  ...ServedVersion.properties,
  canary: Type.Optional(
    Type.Object({ ...ServedVersion.properties, share: Type.Integer({ minimum: 1, maximum: 100 }) }),
  ),
});

export const Registry = Type.Object({
  platform: Type.String(),
  remotes: Type.Array(RegisteredRemote),
});

export type MenuCount = Static<typeof MenuCount>;
export type MenuEntry = Static<typeof MenuEntry>;
export type PageCode = Static<typeof PageCode>;
export type PageLink = Static<typeof PageLink>;
export type RouteEntry = Static<typeof RouteEntry>;
export type CardEntry = Static<typeof CardEntry>;
export type PanelEntry = Static<typeof PanelEntry>;
export type Contributions = Static<typeof Contributions>;
export type RegisteredRemote = Static<typeof RegisteredRemote>;
export type Registry = Static<typeof Registry>;
