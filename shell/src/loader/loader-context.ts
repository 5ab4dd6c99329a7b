import { createContext } from 'react';
import { loader } from './loader';

/** The loader in use; tests put their own in its place. */
export const LoaderContext = createContext(loader);
