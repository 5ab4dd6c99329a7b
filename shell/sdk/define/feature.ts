import type {
  CardEntry,
  MenuEntry,
  PanelEntry,
  RouteEntry,
} from 'server/contract/console/registry/registry';
import type { RouteRef } from './refs';

type Route = Omit<RouteEntry, 'load' | 'code'>;
type Card = Omit<CardEntry, 'load' | 'code'>;
type Panel = Omit<PanelEntry, 'load'>;

/** Contributions of one feature, by the component that shows them. */
export interface Feature {
  menu?: MenuEntry[];
  /** A page may have several addresses. */
  pages?: Record<string, Route | Route[]>;
  cards?: Record<string, Card>;
  panels?: Record<string, Panel>;
}

type Params = Record<string, string | number>;

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** An id that is no reference has the default parameters, which fit every path. */
type Fits<Path, Given extends Params | undefined> = string extends keyof Given
  ? unknown
  : [NamesIn<Path>, keyof Given] extends [keyof Given, NamesIn<Path>]
    ? unknown
    : { error: 'The path and the reference have different parameters' };

/** Address of a page. A reference of the contract and the path must name the same parameters. */
export const route = <Path extends string, Given extends Params | undefined = Params>(
  id: RouteRef<Given>,
  path: Path & Fits<Path, Given>,
  more: Omit<Route, 'id' | 'path'>,
): Route => ({ id, path, ...more });

export const toArea = ({ menu = [], pages = {}, cards = {}, panels = {} }: Feature) => ({
  menu,
  routes: Object.entries(pages).flatMap(([load, routes]) =>
    [routes].flat().map((one) => ({ ...one, load })),
  ),
  cards: Object.entries(cards).map(([load, card]) => ({ ...card, load })),
  panels: Object.entries(panels).map(([load, panel]) => ({ ...panel, load })),
});
