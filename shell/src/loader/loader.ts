import { noteLoad } from '../health/outcomes';
import { createLoader } from './create-loader';
import { federation } from './federation';

export const loader = createLoader(federation, { onLoad: noteLoad });
