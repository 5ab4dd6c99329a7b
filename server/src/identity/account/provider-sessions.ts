export interface ProviderSessions {
  /** Refreshes the token if it expires soon. Undefined if the provider refuses; the session must end then. */
  tokenOf(sessionId: string): Promise<string | undefined>;
  signOutAddress(sessionId: string, origin: string, callback: URL): Promise<string | undefined>;
}
