export { CardChart } from './card-lines';
export type { CardColumn } from './column';
export { defineCard } from './define-card';
export { FigureCard } from './figure-card';
export { useCard, type CardPage, type ShownCard } from './use-card';
