import sql from 'sql-template-tag';
import type {
  OwnScorecard,
  ScorecardDraft,
} from '../../../contract/interviews/scorecards/scorecard';
import { scorecardMessages } from '../../../contract/interviews/scorecards/scorecard-constants';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database, Db, Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { assertVersion } from '../../platform/http/assert-version';
import { announce } from '../../platform/realtime/changes';
import { isOwnInterviewSql } from '../scheduling/interview-scope';

interface StoredCard extends OwnScorecard {
  hasBegun: boolean;
  jobId: number;
}

const readStored = async (db: Db, interviewId: number, actor: Actor): Promise<StoredCard> => {
  const found = await db.one<StoredCard>(sql`
    select interview.id as "interviewId", application.job_id as "jobId",
      interview.starts_at <= now() as "hasBegun",
      coalesce(saved.rounds -> interview.round -> 'competencies', '[]') as competencies,
      coalesce(card.scores, '[]') as scores, coalesce(card.notes, '') as notes,
      card.recommendation, to_json(card.sent_at) #>> '{}' as "sentAt",
      coalesce(card.version, 0) as version
    from interview join application on application.id = interview.application_id
      left join interview_plan_rounds saved on saved.id = interview.rounds_id
      left join interview_scorecard card
        on card.interview_id = interview.id and card.user_id = ${actor.userId}
    where interview.id = ${interviewId} and ${isOwnInterviewSql(actor)}`);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
};

const toOwn = ({ hasBegun: _, jobId: __, ...own }: StoredCard): OwnScorecard => own;

/** @throws AppError if the user is not, or no longer, a participant. */
export const readOwnScorecard = async (
  db: Db,
  interviewId: number,
  actor: Actor,
): Promise<OwnScorecard> => toOwn(await readStored(db, interviewId, actor));

/** Locks the user's part in the interview, since the scorecard may not exist yet: a second tab waits. */
const lockCard = async (
  tx: Transaction,
  interviewId: number,
  actor: Actor,
  version: number | undefined,
): Promise<StoredCard> => {
  await tx.run(sql`
    select from interview_person
    where interview_id = ${interviewId} and user_id = ${actor.userId} for update`);
  const stored = await readStored(tx, interviewId, actor);
  await assertVersion(version, stored.version, () => Promise.resolve(toOwn(stored)));
  return stored;
};

const assertComplete = (
  { competencies }: OwnScorecard,
  { scores, recommendation }: Pick<ScorecardDraft, 'scores' | 'recommendation'>,
): void => {
  const judged = new Set(
    scores.filter(({ score }) => score !== null).map(({ competencyId }) => competencyId),
  );
  if (competencies.some(({ id }) => !judged.has(id)))
    throw invalidField('scores', scorecardMessages.scores);
  if (recommendation === null)
    throw invalidField('recommendation', scorecardMessages.recommendation);
};

const assertOfRound = ({ competencies }: OwnScorecard, { scores }: ScorecardDraft): void => {
  const known = new Set(competencies.map(({ id }) => id));
  const sent = scores.map(({ competencyId }) => competencyId);
  if (new Set(sent).size < sent.length || sent.some((id) => !known.has(id)))
    throw invalidField('scores', scorecardMessages.competency);
};

const announceCard = (tx: Transaction, { interviewId, jobId }: StoredCard): void =>
  announce(tx, { owner: 'scorecard', ids: [interviewId], jobIds: [jobId] });

/** Saves a draft of the scorecard; if it was sent before, the sent version is stored in its history. */
export const saveScorecard = (
  db: Database,
  actor: Actor,
  interviewId: number,
  draft: ScorecardDraft,
): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = await lockCard(tx, interviewId, actor, draft.version);
    assertOfRound(stored, draft);
    if (stored.sentAt !== null) {
      assertComplete(stored, draft);
      await tx.run(sql`
        insert into interview_scorecard_edit (scorecard_id, scores, notes, recommendation)
        select id, scores, notes, recommendation from interview_scorecard
        where interview_id = ${interviewId} and user_id = ${actor.userId}`);
      await audit(tx, actor.userId, 'scorecard.change', { id: interviewId });
    }
    const { scores, notes, recommendation } = draft;
    await tx.run(sql`
      insert into interview_scorecard (interview_id, user_id, scores, notes, recommendation)
      values (${interviewId}, ${actor.userId}, ${JSON.stringify(scores)}::jsonb, ${notes},
        ${recommendation})
      on conflict (interview_id, user_id) do update set scores = excluded.scores,
        notes = excluded.notes, recommendation = excluded.recommendation, updated_at = now(),
        version = interview_scorecard.version + 1`);
    if (stored.sentAt !== null) announceCard(tx, stored);
  });

/** Sends the scorecard: others may read it once they have sent their own. */
export const sendScorecard = (
  db: Database,
  actor: Actor,
  interviewId: number,
  version: number | undefined,
): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = await lockCard(tx, interviewId, actor, version);
    if (stored.sentAt !== null)
      throw new AppError('PRECONDITION_FAILED', { message: scorecardMessages.sent });
    if (!stored.hasBegun)
      throw new AppError('PRECONDITION_FAILED', { message: scorecardMessages.notYet });
    assertComplete(stored, stored);
    await tx.run(sql`
      update interview_scorecard set sent_at = now(), version = version + 1
      where interview_id = ${interviewId} and user_id = ${actor.userId}`);
    await audit(tx, actor.userId, 'scorecard.send', { id: interviewId });
    announceCard(tx, stored);
  });
