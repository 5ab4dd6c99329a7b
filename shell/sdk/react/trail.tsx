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
import { trailOf, type OpenPage, type PageKind, type Trail } from './trail.rule';

interface Context {
  trail: Trail;
  /** Says of the open page what it is, until it goes. */
  mark: (kind: PageKind) => () => void;
}

const TrailContext = createContext<Context>({ trail: [], mark: () => () => undefined });

/** Of the entry of the browser's history that is open. */
const storedTrail = (): Trail | undefined => ((history.state ?? {}) as { trail?: Trail }).trail;

/** A router that tells of each move as soon as the browser's address has changed. */
export type DataRouter = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;

interface Props {
  /** The router whose history is the browser's, so that the trail stays in it through a reload. */
  router?: DataRouter | undefined;
  children: ReactNode;
}

/** Knows through which lists one came to the open page. */
export const TrailProvider = ({ router, children }: Props) => {
  const { key, pathname, search } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [known] = useState(() => new Map<string, Trail>());
  const [kinds] = useState(() => new Map<symbol, PageKind>());
  const trailTo = useCallback(
    (next: string, from: OpenPage) =>
      trailOf(next, from, { has: (kind) => [...kinds.values()].includes(kind) }),
    [kinds],
  );
  const address = pathname + search;
  const [shown, setShown] = useState<OpenPage & { key: string }>(() => ({
    key,
    pathname,
    address,
    trail: (router && storedTrail()) ?? [],
  }));
  let open = shown;
  if (shown.key !== key || shown.address !== address) {
    const before = known.get(key) ?? (isReturn && router ? storedTrail() : undefined);
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
        // At once: a page that is loaded anew before it was drawn would have lost its way.
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

/** The lists that one came through to this page, which says what it is. */
export const useTrail = (kind: PageKind): Trail => {
  const { trail, mark } = use(TrailContext);
  useEffect(() => mark(kind), [mark, kind]);
  return trail;
};
