/** Cards of a column that come in one answer. */
export const cardsPerPage = 20;
