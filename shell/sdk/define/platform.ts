/** One version of sdk, shared-ui and shared-auth together; a remote's `needs` is a range of it. */
export const platformVersion = '1.1.0';
