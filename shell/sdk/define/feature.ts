import type {
  CardEntry,
  MenuEntry,
  PanelEntry,
  RouteEntry,
} from 'server/contract/console/registry/registry';
import type { RouteRef } from './refs';

export type PageLink = NonNullable<RouteEntry['link']>;
export type PanelAction = NonNullable<PanelEntry['action']>;
type FeatureRoute = Omit<RouteEntry, 'load' | 'code'>;
type Card = Omit<CardEntry, 'load' | 'code'>;
type Panel = Omit<PanelEntry, 'load'>;

/** Contributions of one feature; the keys are the names of the components that show them. */
export interface Feature {
  menu?: MenuEntry[];
  /** A page may have several addresses. */
  pages?: Record<string, FeatureRoute | FeatureRoute[]>;
  cards?: Record<string, Card>;
  panels?: Record<string, Panel>;
}

type PathParams = Record<string, string | number>;

type PathParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * Checks that path and route reference have the same parameters; an id that is a plain string fits every
 * path.
 */
type PathFitsParams<Path, Given extends PathParams | undefined> = string extends keyof Given
  ? unknown
  : [PathParamNames<Path>, keyof Given] extends [keyof Given, PathParamNames<Path>]
    ? unknown
    : { error: 'The path and the reference have different parameters' };

/** Declares a page's address; a route reference and the path must have the same parameters. */
export const route = <Path extends string, Given extends PathParams | undefined = PathParams>(
  id: RouteRef<Given>,
  path: Path & PathFitsParams<Path, Given>,
  more: Omit<FeatureRoute, 'id' | 'path'>,
): FeatureRoute => ({ id, path, ...more });

export const toContributedEntries = ({
  menu = [],
  pages = {},
  cards = {},
  panels = {},
}: Feature) => ({
  menu,
  routes: Object.entries(pages).flatMap(([load, routes]) =>
    [routes].flat().map((one) => ({ ...one, load })),
  ),
  cards: Object.entries(cards).map(([load, card]) => ({ ...card, load })),
  panels: Object.entries(panels).map(([load, panel]) => ({ ...panel, load })),
});
