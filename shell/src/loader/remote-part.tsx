import {
  createElement,
  Suspense,
  use,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Remote } from '../registry/part';
import type { Loader } from './create-loader';
import { LoaderContext } from './loader-context';
import type { LoadFailure } from './load-failure';
import { PartBoundary } from './part-boundary';

interface RemotePartProps {
  remote: Remote;
  /** Name that the remote's description gives to what it loads. */
  name: string;
  /** Handed to the component. */
  given?: object;
  waiting: ReactNode;
  failed: (failure: LoadFailure, retry: () => void) => ReactNode;
}

type LoadedProps = Pick<RemotePartProps, 'remote' | 'name' | 'given' | 'waiting'> & {
  loader: Loader;
};
type Loading = ReturnType<Loader['load']>;

const Arriving = ({ loading, given }: { loading: Loading; given: object | undefined }) =>
  createElement(use(loading), given);

const Loaded = ({ loader, remote, name, given, waiting }: LoadedProps) => {
  const [state] = useState(
    () => loader.ready(remote, name) ?? { loading: loader.load(remote, name) },
  );
  if (!('loading' in state)) return createElement(state, given);
  return (
    <Suspense fallback={waiting}>
      <Arriving loading={state.loading} given={given} />
    </Suspense>
  );
};

/** Draws one thing of a remote: waits for its code, and keeps its failures to itself. */
export const RemotePart = ({ failed, ...part }: RemotePartProps) => {
  const { remote, name } = part;
  const loader = use(LoaderContext);
  const generation = useSyncExternalStore(loader.subscribe, () => loader.generation(remote));
  return (
    <PartBoundary
      key={`${remote.id}@${remote.version}/${name}#${generation}`}
      remote={remote}
      failed={(failure) => failed(failure, () => loader.retry(remote))}
    >
      <Loaded loader={loader} {...part} />
    </PartBoundary>
  );
};
