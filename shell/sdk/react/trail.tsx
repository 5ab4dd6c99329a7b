import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {
  NavigationType,
  useLocation,
  useNavigationType,
  type createBrowserRouter,
} from 'react-router-dom';
import { extendPageTrail, type OpenPage, type PageKind, type PageTrail } from './trail.rule';

interface TrailContextValue {
  trail: PageTrail;
  mark: (kind: PageKind) => () => void;
}

const TrailContext = createContext<TrailContextValue>({ trail: [], mark: () => () => undefined });

const readStoredTrail = (): PageTrail | undefined =>
  ((history.state ?? {}) as { trail?: PageTrail }).trail;

/** Router that reports each navigation as soon as the address has changed. */
export type DataRouter = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;

interface Props {
  /** Router of the browser; the trail is stored in its history state and survives a page reload. */
  router?: DataRouter | undefined;
  children: ReactNode;
}

export const TrailProvider = ({ router, children }: Props) => {
  const { key, pathname, search } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [known] = useState(() => new Map<string, PageTrail>());
  const [kinds] = useState(() => new Map<symbol, PageKind>());
  const trailTo = useCallback(
    (next: string, from: OpenPage) =>
      extendPageTrail(next, from, { has: (kind) => [...kinds.values()].includes(kind) }),
    [kinds],
  );
  const address = pathname + search;
  const [shown, setShown] = useState<OpenPage & { key: string }>(() => ({
    key,
    pathname,
    address,
    trail: (router && readStoredTrail()) ?? [],
  }));
  let open = shown;
  if (shown.key !== key || shown.address !== address) {
    const before = known.get(key) ?? (isReturn && router ? readStoredTrail() : undefined);
    open = { key, pathname, address, trail: before ?? trailTo(pathname, shown) };
    setShown(open);
  }
  const { trail } = open;
  const latest = useRef(open);
  useLayoutEffect(() => {
    known.set(key, trail);
    latest.current = open;
  });
  useEffect(
    () =>
      router?.subscribe(({ location: next, historyAction }) => {
        if (historyAction === NavigationType.Pop || known.has(next.key)) return;
        const way = trailTo(next.pathname, latest.current);
        known.set(next.key, way);
        // The trail is stored at once, since a page reload before the next render would lose it.
        history.replaceState({ ...(history.state as object | null), trail: way }, '');
      }),
    [router, known, trailTo],
  );
  const context = useMemo(
    () => ({
      trail,
      mark: (kind: PageKind) => {
        const id = Symbol(kind);
        kinds.set(id, kind);
        return () => void kinds.delete(id);
      },
    }),
    [trail, kinds],
  );
  return <TrailContext value={context}>{children}</TrailContext>;
};

export const usePageTrail = (kind: PageKind): PageTrail => {
  const { trail, mark } = use(TrailContext);
  useEffect(() => mark(kind), [mark, kind]);
  return trail;
};
