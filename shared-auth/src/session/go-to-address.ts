/** Navigates to an address; `isInstead` leaves no history entry for Back. Tests mock this module. */
export const goToAddress = (address: string, isInstead = false): void =>
  isInstead ? location.replace(address) : location.assign(address);
