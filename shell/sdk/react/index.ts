export { addressField, type AddressField } from './address-field';
export {
  CurrentRouteContext,
  useIdParam,
  useParam,
  useRoute,
  type CurrentRoute,
} from './current-route';
export { resolve, useDestination, type Destination, type RouteParams } from './destination';
export { daysOf, durationField, durations, type Duration } from './duration';
export { entryOf, leadTo } from './entry-of';
export { grouped } from './grouped';
export { announceTitle, setTitleSuffix, tellTitlesTo } from './document-title';
export { embedBy, mountRemote, type Embed, type Mount } from './mount-remote';
export { Link } from './link';
export { listPanelActions, listRowLinks, useRowLinks } from './links';
export type { Offer } from './offer';
export type { Page, PageAddress } from './page-address';
export { enterPlace, latestPlace, PlaceContext } from './embedded-page-id';
export { OpenPanelContext, Panel, usePanel, type OpenPanel } from './panel';
export { openPanel, panelRequests, type PanelRequest } from './panel-requests';
export { RouterLink } from './router-link';
export {
  ShellContext,
  useShell,
  type OfferedAction,
  type PanelTarget,
  type RouteTarget,
  type RowLink,
  type ShellPort,
} from './shell-port';
export { Slot } from './slot';
export {
  confirmLeave,
  hasUnsavedChanges,
  leaveQuestion,
  leaveThen,
  useUnsavedChanges,
} from './unsaved-changes';
export {
  readAddress,
  useAddressState,
  type AddressFields,
  type AddressState,
  type ChangeState,
} from './use-address-state';
export type { Selected } from './selected';
export { notifyFailure } from './notify-failure';
export { useDocumentTitle } from './use-document-title';
export { TrailProvider, type DataRouter, usePageTrail } from './trail';
export { useNavigateTo } from './use-navigate-to';
export { readViewId, toViewAddress, toViewQuery } from './view-query';
export { usePanelActions } from './use-panel-actions';
export { usePanelEntry } from './use-panel-entry';
export { panelRef, routeRef, slotRef, type PanelRef, type RouteRef, type SlotRef } from '../define';
export { usePreviousPageAddress, useLinkBackToList, useLinkToList } from './use-list-link';
export { WayBackContext, type WayBack } from './way-back';
export { notify } from 'shared-ui';
