import type { RemoteArea } from 'shell/sdk/define';

type Route = NonNullable<RemoteArea['routes']>[number];

interface Records {
  /** Part of the route ids: `source`, `sources`. */
  one: string;
  many: string;
  path: string;
  title: string;
  list?: Partial<Pick<Route, 'path' | 'title'>>;
  view: NonNullable<Route['can']>;
  edit: NonNullable<Route['can']>;
  /**
   * Parts of the page names in `remote.ts`, `SourcesPage` and `CreateSourcePage`; absent until the
   * pages exist.
   */
  pages?: { one: string; many: string };
}

export const recordRoutes = ({ one, many, path, title, list, view, edit, pages }: Records) => {
  const route = (verb: 'create' | 'edit' | 'view', named: string, rest: string): Route => ({
    id: `setup.${verb}-${one}`,
    path: path + rest,
    title: named,
    menu: `setup.${many}-menu`,
    can: verb === 'view' ? view : edit,
    ...(pages && { load: `${verb.charAt(0).toUpperCase()}${verb.slice(1)}${pages.one}Page` }),
  });
  return [
    {
      id: `setup.${many}`,
      path,
      title,
      can: view,
      ...(pages && { load: `${pages.many}Page` }),
      ...list,
    },
    route('create', `Create ${title}`, '/create'),
    route('edit', `Edit ${title}`, '/edit/:id'),
    route('view', title, '/view/:id'),
  ] satisfies Route[];
};
