import { noteLoad } from '../health/outcomes';
import { createLoader } from './create-loader';
import { federation } from './federation';

/** The one loader of the page. */
export const loader = createLoader(federation, { onLoad: noteLoad });
