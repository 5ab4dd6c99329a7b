/**
 * Leaves the page for another address; with `isInstead` there is no way Back to here. On its own, so that
 * tests can watch where a page goes.
 */
export const goTo = (address: string, isInstead = false): void =>
  isInstead ? location.replace(address) : location.assign(address);
