/** Adds the class `Request` to jsdom, since a data router creates a `Request` for each navigation. */
export const giveRouterRequests = (): void => {
  globalThis.Request ??= class {
    constructor(
      readonly url: string,
      readonly init?: RequestInit,
    ) {}
    readonly method = 'GET';
    readonly signal = new AbortController().signal;
  } as unknown as typeof Request;
};
