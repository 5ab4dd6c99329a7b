import { createContext } from 'react';
import { remoteLoader } from './remote-loader';

/** Loader of remotes' components; tests provide their own loader. */
export const RemoteLoaderContext = createContext(remoteLoader);
