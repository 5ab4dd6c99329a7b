export { Board } from './board';
export { MovedCard, StillCard } from './board-card';
export type { BoardColumnFacts, BoardThing, Place } from './board-column';
export { Column } from './column';
export { Placed } from './placed';
