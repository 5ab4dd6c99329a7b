import { expectTypeOf } from 'expect-type';
import type { MenuEntry } from 'shared-ui';
import {
  openPanel,
  panelRef,
  routeRef,
  slotRef,
  usePanel,
  usePanelEntry,
  useNavigateTo,
  type Destination,
  type PanelRef,
  type Slot,
  type SlotRef,
} from '.';

const jobs = routeRef('jobs.list');
const job = routeRef<{ id: number }>('jobs.view');

expectTypeOf({ to: jobs }).toExtend<Destination>();
expectTypeOf({ to: job, params: { id: 7 } }).toExtend<Destination<{ id: number }>>();
expectTypeOf({ to: job }).not.toExtend<Destination<{ id: number }>>();
expectTypeOf({ to: job, params: { id: '7' } }).not.toExtend<Destination<{ id: number }>>();
expectTypeOf({ to: job, params: { jobId: 7 } }).not.toExtend<Destination<{ id: number }>>();
expectTypeOf({ to: jobs, params: { id: 7 } }).not.toExtend<Destination>();

const useJourney = () => {
  const navigateTo = useNavigateTo();
  navigateTo({ to: jobs, search: { page: 2, search: undefined } });
  navigateTo({ to: job, params: { id: 7 } }, { replace: true });
  // @ts-expect-error the route has a parameter
  navigateTo({ to: job });
  // @ts-expect-error the parameter is a number
  navigateTo({ to: job, params: { id: 'seven' } });
};

const publish = panelRef<{ jobId: number }, { version: number }>('jobs.publish');

const open = () => openPanel(publish, { jobId: 7 });
expectTypeOf(open).returns.resolves.toEqualTypeOf<{ version: number } | undefined>();
// @ts-expect-error the drawer's input is `jobId`
const openWrongly = () => openPanel(publish, { id: 7 });

const usePublish = () => usePanel(publish);
expectTypeOf<ReturnType<typeof usePublish>['input']>().toEqualTypeOf<{ jobId: number }>();
expectTypeOf<ReturnType<typeof usePublish>['close']>().toEqualTypeOf<
  (result?: { version: number }) => void
>();
const useEntry = () => usePanelEntry(publish, (jobId) => ({ jobId }))(7, { isOpen: true });
expectTypeOf(useEntry).returns.toEqualTypeOf<MenuEntry>();
// @ts-expect-error the drawer's input is `jobId`
const useWrongEntry = () => usePanelEntry(publish, (id) => ({ id }));
expectTypeOf<PanelRef<{ jobId: number }, undefined>>().not.toExtend<
  PanelRef<{ applicantId: number }, undefined>
>();

const cards = slotRef<{ jobId: number }>('jobs.cards');
expectTypeOf(cards).toEqualTypeOf<SlotRef<{ jobId: number }>>();
expectTypeOf<Parameters<typeof Slot<{ jobId: number }>>[0]['with']>().toEqualTypeOf<
  { jobId: number } | undefined
>();
