export interface ProviderSessions {
  /**
   * Returns the provider's token, renewed if it expires soon; undefined if the provider refuses, so that the
   * session must end.
   */
  tokenOf(sessionId: string): Promise<string | undefined>;
  signOutAddress(sessionId: string, origin: string, callback: URL): Promise<string | undefined>;
}
