import type { Scorecard } from 'server/contract/interviews/scorecards/scorecard';
import { minScoreDisagreement } from 'server/contract/interviews/scorecards/scorecard-constants';

interface Cell {
  score: number;
  evidence: string;
}

export interface ScoreMatrixRow {
  competencyId: number;
  name: string;
  /** Cells by scorecard id; a scorecard without a score for this competency has no cell. */
  cells: ReadonlyMap<number, Cell>;
  average: number;
  isFarApart: boolean;
}

/** Skips scorecards that the user may not read. */
export const toScoreMatrix = (cards: readonly Scorecard[]): ScoreMatrixRow[] => {
  const names = new Map(
    cards.flatMap(({ card, competencies }) =>
      card ? competencies.map(({ id, name }) => [id, name] as const) : [],
    ),
  );
  return [...names].map(([competencyId, name]) => {
    const cells = new Map(
      cards.flatMap(({ id, card }) => {
        const found = card?.scores.find((one) => one.competencyId === competencyId);
        return found && found.score !== null
          ? [[id, { score: found.score, evidence: found.evidence }] as const]
          : [];
      }),
    );
    const scores = [...cells.values()].map(({ score }) => score);
    const sum = scores.reduce((total, score) => total + score, 0);
    return {
      ...{ competencyId, name, cells },
      average: scores.length > 0 ? sum / scores.length : 0,
      isFarApart: Math.max(...scores, 0) - Math.min(...scores, Infinity) >= minScoreDisagreement,
    };
  });
};
