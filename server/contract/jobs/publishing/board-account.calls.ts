import { recordCalls } from '../../record-calls';
import type { BoardAccountShapes } from './board-account';

/** Accounts at job boards: one record per board, which can only be changed. */
export const boardAccountCalls = recordCalls<BoardAccountShapes>('board-account', ['job']);
