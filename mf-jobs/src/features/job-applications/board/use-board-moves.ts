import { applicantStatus } from 'mf-applicants/contract';
import { useEffect, useRef, useState } from 'react';
import type { BoardCard, JobBoard } from 'server/contract/jobs/job-board';
import { isFocusFree, useTree } from 'shared-ui';
import { openPanel, useShell } from 'shell/sdk/react';

/** A card on its way to a stage. */
interface BoardMove {
  card: BoardCard;
  to: string;
  /** The drawer has moved it, and the board is yet to show so. */
  isSaved: boolean;
}

/** Milliseconds that a moved card waits for a board that does not show it: a filter may leave it out. */
const patience = 2_000;

/** Whether a board shows the card as it is since it was moved. */
const shows = ({ columns }: JobBoard, { card: { applicantId, version } }: BoardMove): boolean =>
  columns.some(({ cards }) =>
    cards.some((card) => card.applicantId === applicantId && card.version > version),
  );

/**
 * Moves people of a board by the drawer that moves them everywhere: the card waits in its new stage, and
 * goes back when the drawer is closed without a move.
 */
export const useBoardMoves = (board: JobBoard) => {
  const [latest, setLatest] = useState<BoardMove>();
  const moving = latest?.isSaved && shows(board, latest) ? undefined : latest;
  const moved = useRef<number>(undefined);
  const tree = useTree();
  const offer = useShell().findPanel(applicantStatus)?.offer(board.may.includes('status'));

  const move = async (card: BoardCard, to: string): Promise<void> => {
    const { applicantId: id, version } = card;
    const begun = { card, to, isSaved: false };
    setLatest(begun);
    moved.current = id;
    const result = await openPanel(applicantStatus, {
      applicantIds: [id],
      versions: [version],
      stageId: Number(to),
    });
    setLatest(result && { ...begun, isSaved: true });
  };

  useEffect(() => {
    if (!latest?.isSaved) return undefined;
    const timer = setTimeout(() => setLatest(undefined), patience);
    return () => clearTimeout(timer);
  }, [latest]);

  // The card that had the focus is drawn anew, wherever it is now.
  useEffect(() => {
    if (moving || moved.current === undefined) return;
    const grip = tree.querySelector<HTMLElement>(`[data-grip="${moved.current}"]`);
    if (isFocusFree(tree)) grip?.focus();
    moved.current = undefined;
  }, [moving, tree]);

  return {
    moving,
    move,
    /** Whether this person moves anybody here. */
    isMovable: offer !== undefined && !offer.isHidden && !offer.disabledReason,
  };
};
