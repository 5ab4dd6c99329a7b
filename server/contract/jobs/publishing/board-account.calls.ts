import { recordCalls } from '../../record-calls';
import type { BoardAccountShapes } from './board-account';

/** One record for each board; none is added or deleted. */
export const boardAccountCalls = recordCalls<BoardAccountShapes>('board-account', ['job']);
