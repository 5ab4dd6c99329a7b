/** Leaves the page for another address. On its own, so that tests can watch where a page goes. */
export const goTo = (address: string): void => location.assign(address);
