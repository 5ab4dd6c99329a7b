import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { trailOf, type OpenPage, type PageKind, type Trail } from './trail.rule';

interface Context {
  trail: Trail;
  /** Says of the open page what it is, until it goes. */
  mark: (kind: PageKind) => () => void;
}

const TrailContext = createContext<Context>({ trail: [], mark: () => () => undefined });

/** Of the entry of the browser's history that is open. */
const storedTrail = (): Trail | undefined => ((history.state ?? {}) as { trail?: Trail }).trail;

interface Props {
  /** Whether the browser's history is this router's, so that the trail can stay in it through a reload. */
  inHistory?: boolean;
  children: ReactNode;
}

/** Knows through which lists one came to the open page. */
export const TrailProvider = ({ inHistory = false, children }: Props) => {
  const { key, pathname, search } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [known] = useState(() => new Map<string, Trail>());
  const [kinds] = useState(() => new Map<symbol, PageKind>());
  const address = pathname + search;
  const [shown, setShown] = useState<OpenPage & { key: string }>(() => ({
    key,
    pathname,
    address,
    trail: (inHistory ? storedTrail() : undefined) ?? [],
  }));
  let open = shown;
  if (shown.key !== key || shown.address !== address) {
    const before = isReturn
      ? (known.get(key) ?? (inHistory ? storedTrail() : undefined))
      : undefined;
    const trail =
      before ?? trailOf(pathname, shown, { has: (kind) => [...kinds.values()].includes(kind) });
    open = { key, pathname, address, trail };
    setShown(open);
  }
  const { trail } = open;
  useLayoutEffect(() => {
    known.set(key, trail);
    if (inHistory) history.replaceState({ ...(history.state as object | null), trail }, '');
  }, [inHistory, known, key, trail]);
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
