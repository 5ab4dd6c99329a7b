import { createContext } from 'react';
import { loader } from './loader';

/** Tests provide their own loader. */
export const LoaderContext = createContext(loader);
