/** Common version of sdk, shared-ui and shared-auth; a remote's `needs` is a range of this version. */
export const platformVersion = '1.1.0';
