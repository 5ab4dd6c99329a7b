import type { FastifyInstance } from 'fastify';
import { Many, One } from '../../../contract/answer';
import {
  DuplicateMerge,
  DuplicatePair,
  DuplicateParams,
  DuplicateQuery,
} from '../../../contract/applicants/duplicates/duplicate';
import * as calls from '../../../contract/applicants/duplicates/duplicate.calls';
import type { Actor } from '../../platform/access/actor';
import type { ServerDependencies } from '../../platform/domain';
import { RawJson, route } from '../../platform/http/route';
import { readDuplicatePair, readDuplicatePairs } from './read-duplicate-pairs';
import { mergeDuplicatePair } from './merge-duplicate-pair';
import { toMergeScope, toDuplicatePairView } from './pair-view';
import { dismissDuplicatePair, undoDismissal } from './dismiss-duplicate-pair';
import { undoMerge } from './undo-merge';

const tag = 'Duplicates';

export const registerDuplicates = (app: FastifyInstance, { db }: ServerDependencies): void => {
  const answer = async (id: number, actor: Actor): Promise<RawJson> =>
    new RawJson(`{"data":${await readDuplicatePair(db, id, toDuplicatePairView(actor))}}`);

  route(
    app,
    calls.getDuplicates,
    {
      schemas: { query: DuplicateQuery, reply: Many(DuplicatePair) },
      access: 'application:view',
      tag,
      summary:
        'Pairs of people who may be the same, with the reason; merged and dismissed ones too.',
    },
    async ({ query, actor }) =>
      new RawJson(await readDuplicatePairs(db, query, toDuplicatePairView(actor))),
  );

  route(
    app,
    calls.mergeDuplicates,
    {
      schemas: { params: DuplicateParams, body: DuplicateMerge, reply: One(DuplicatePair) },
      access: 'application:merge',
      tag,
      summary: 'Makes one person of two; the applications of both are kept.',
    },
    async ({ params: { id }, body, grant, actor }) => {
      const jobs = toMergeScope(actor, grant);
      await mergeDuplicatePair(db, { id, actorId: actor.userId, jobs }, body);
      return answer(id, actor);
    },
  );

  const decisions = [
    {
      call: calls.undoMerge,
      decide: undoMerge,
      summary: 'Takes a merge back: people, applications and values are as they were.',
    },
    {
      call: calls.dismissDuplicates,
      decide: dismissDuplicatePair,
      summary: 'Remembers that two people are not the same; they are not suggested again.',
    },
    {
      call: calls.suspectAgain,
      decide: undoDismissal,
      summary: 'Takes back that two people are not the same; they are suspected again.',
    },
  ];
  for (const { call, decide, summary } of decisions)
    route(
      app,
      call,
      {
        schemas: { params: DuplicateParams, reply: One(DuplicatePair) },
        access: 'application:merge',
        tag,
        summary,
      },
      async ({ params: { id }, grant, actor }) => {
        await decide(db, { id, actorId: actor.userId, jobs: toMergeScope(actor, grant) });
        return answer(id, actor);
      },
    );
};
