import {
  createElement,
  startTransition,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Page, PageAddress } from '../../sdk/react';
import type { Remote } from '../registry/registered-entry';
import { loadRemoteComponent } from './open-remote-part';
import type { RemoteLoader } from './create-remote-loader';
import { RemoteLoaderContext } from './remote-loader-context';
import type { LoadFailure } from './load-failure';
import { RemotePartBoundary } from './remote-part-boundary';

interface RemotePartProps {
  remote: Remote;
  /** Name of the component in the remote's description. */
  name: string;
  /** Props that are passed to the component. */
  given?: object;
  at?: PageAddress;
  /** Called with the component after its code has loaded, before it renders. */
  onCode?: (part: Page) => void;
  waiting: ReactNode;
  failed: (failure: LoadFailure, retry: () => void) => ReactNode;
}

type LoadedPartProps = Omit<RemotePartProps, 'failed'> & {
  loader: RemoteLoader;
};
type Part = Awaited<ReturnType<RemoteLoader['load']>>;
type PartOutcome = { part: Part } | { failure: unknown };

/**
 * Loads the component into state and not by Suspense, since React would delay the content after a fallback,
 * and the page's first calls, by 300 ms.
 */
const useRemotePart = (wanted: Omit<LoadedPartProps, 'waiting' | 'given'>) => {
  const [start] = useState(() => loadRemoteComponent(wanted));
  const [outcome, setOutcome] = useState<PartOutcome>();
  useEffect(() => {
    if (!(start instanceof Promise)) return undefined;
    let isGone = false;
    const put = (next: PartOutcome) => {
      if (!isGone) startTransition(() => setOutcome(next));
    };
    start.then(
      (part) => put({ part }),
      (failure: unknown) => put({ failure }),
    );
    return () => void (isGone = true);
  }, [start]);
  if (!(start instanceof Promise)) return start;
  if (outcome && 'failure' in outcome) throw outcome.failure;
  return outcome?.part;
};

const LoadedPart = ({ waiting, given, ...wanted }: LoadedPartProps) => {
  const part = useRemotePart(wanted);
  return <Suspense fallback={waiting}>{part ? createElement(part, given) : waiting}</Suspense>;
};

export const RemotePart = ({ failed, ...part }: RemotePartProps) => {
  const { remote, name } = part;
  const loader = use(RemoteLoaderContext);
  const generation = useSyncExternalStore(loader.subscribe, () => loader.generation(remote));
  return (
    <RemotePartBoundary
      key={`${remote.id}@${remote.version}/${name}#${generation}`}
      remote={remote}
      failed={(failure) => failed(failure, () => loader.retry(remote))}
    >
      <LoadedPart loader={loader} {...part} />
    </RemotePartBoundary>
  );
};
