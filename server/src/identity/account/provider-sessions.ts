/** What sessions need of the providers that opened them. */
export interface ProviderSessions {
  /**
   * The provider's own token of a session, renewed when it ends soon; undefined when the provider has
   * none for it any more, which ends the session.
   */
  tokenOf(sessionId: string): Promise<string | undefined>;
  /** Where a person is to go to be signed out at the provider too, coming back to `callback`. */
  signOutAddress(sessionId: string, origin: string, callback: URL): Promise<string | undefined>;
}
