export { lookupSource } from './lookup-source';
export { useLookup, type LookupInput, type LookupItem, type LookupRead } from './use-lookup';
