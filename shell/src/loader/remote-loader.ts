import { recordRemoteLoad } from '../health/outcomes';
import { createRemoteLoader } from './create-remote-loader';
import { federation } from './federation';

export const remoteLoader = createRemoteLoader(federation, { onLoad: recordRemoteLoad });
