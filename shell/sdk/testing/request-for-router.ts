/** jsdom has no Request, which a data router creates for each navigation. */
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
