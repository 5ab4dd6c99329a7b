/** `isInstead` leaves no entry for Back. A separate module, so that tests can mock it. */
export const goToAddress = (address: string, isInstead = false): void =>
  isInstead ? location.replace(address) : location.assign(address);
