import { createContext } from 'react';
import { remoteLoader } from './remote-loader';

/** Tests provide their own loader. */
export const RemoteLoaderContext = createContext(remoteLoader);
