export { defineRemote, type RemoteArea, type RemoteDefinition } from './define-remote';
export { route, type Feature, type PageLink, type PanelAction } from './feature';
export { acceptsPlatform } from './needs';
export { panelRef, routeRef, slotRef, type PanelRef, type RouteRef, type SlotRef } from './refs';
export { platformVersion } from './platform';
