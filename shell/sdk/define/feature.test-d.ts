import { route, type RouteRef } from '.';

const ships = 'ships.list' as RouteRef;
const ship = 'ships.view' as RouteRef<{ id: number }>;
const cargo = 'ships.cargo' as RouteRef<{ id: number; kind: string }>;
const title = { title: 'Ships' };
const base = '/ship';

route(ships, '/ships', title);
route(ship, '/ship/:id', title);
route(ship, `${base}/:id/view`, title);
route(cargo, '/ship/:id/cargo/:kind', title);
route('ships.older-view', '/shipv1/:id', title);

// @ts-expect-error the reference has no parameter
route(ships, '/ships/:id', title);
// @ts-expect-error the path has no parameter
route(ship, '/ship', title);
// @ts-expect-error the parameter has another name
route(ship, '/ship/:shipId', title);
// @ts-expect-error one parameter is missing
route(cargo, '/ship/:id', title);
// @ts-expect-error there is no such permission
route(ships, '/ships', { title: 'Ships', can: 'ship:view' });
