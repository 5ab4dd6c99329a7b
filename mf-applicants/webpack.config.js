import { createRemoteConfig } from 'tools/build';

export default createRemoteConfig({ id: 'applicants' });
