import { applicantStatus } from 'mf-applicants/contract';
import { useEffect, useRef, useState } from 'react';
import type { BoardCard, JobBoard } from 'server/contract/jobs/postings/job-board';
import { isFocusFree, useTree } from 'shared-ui';
import { openPanel, useShell } from 'shell/sdk/react';

interface BoardMove {
  card: BoardCard;
  to: string;
  /** True if the server has stored the move, but the board has not loaded it yet. */
  isSaved: boolean;
}

/** Milliseconds to wait for a moved card after saving; a filter may hide the card for good. */
const maxMoveWait = 2_000;

const isMoveShown = (
  { columns }: JobBoard,
  { card: { applicantId, version } }: BoardMove,
): boolean =>
  columns.some(({ cards }) =>
    cards.some((card) => card.applicantId === applicantId && card.version > version),
  );

/**
 * The card is shown in its new stage while the status panel is open; closing the panel without a move returns
 * the card.
 */
export const useBoardMoves = (board: JobBoard) => {
  const [latest, setLatest] = useState<BoardMove>();
  const moving = latest?.isSaved && isMoveShown(board, latest) ? undefined : latest;
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
    const timer = setTimeout(() => setLatest(undefined), maxMoveWait);
    return () => clearTimeout(timer);
  }, [latest]);

  // A moved card is mounted again in its new column, so that the focus must be set again.
  useEffect(() => {
    if (moving || moved.current === undefined) return;
    const grip = tree.querySelector<HTMLElement>(`[data-grip="${moved.current}"]`);
    if (isFocusFree(tree)) grip?.focus();
    moved.current = undefined;
  }, [moving, tree]);

  return {
    moving,
    move,
    isMovable: offer !== undefined && !offer.isHidden && !offer.disabledReason,
  };
};
