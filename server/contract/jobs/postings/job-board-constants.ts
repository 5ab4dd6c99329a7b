export const cardsPerPage = 20;
