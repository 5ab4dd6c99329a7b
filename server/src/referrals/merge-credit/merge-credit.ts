import { Type } from 'typebox';
import { One } from '../../../contract/answer';
import {
  CreditLine,
  CreditQuery,
  DuplicateParams,
} from '../../../contract/applicants/duplicates/duplicate';
import { getMergeCredit } from '../../../contract/applicants/duplicates/duplicate.calls';
import { toMergeScope } from '../../applicants/duplicates/pair-view';
import type { Domain } from '../../platform/domain';
import { route } from '../../platform/http/route';
import { toReferralReader } from '../payouts/referral-reader';
import { previewMergeOnPayouts } from './preview-credit';

export const mergePayoutPreviewDomain: Domain = {
  register: (app, { db, companyDay }) => {
    route(
      app,
      getMergeCredit,
      {
        schemas: {
          params: DuplicateParams,
          query: CreditQuery,
          reply: One(Type.Array(CreditLine)),
        },
        access: 'application:merge',
        tag: 'Duplicates',
        summary: 'What a merge would make of the referrals of both people; nothing is written.',
      },
      async ({ params: { id }, query: { survivorId }, grant, actor }) => {
        const seen = actor.grants.get('referral:view');
        if (!seen || seen.view === 'safe') return { data: [] };
        const reader = toReferralReader(seen, actor, (await companyDay()).day);
        const request = { id, actorId: actor.userId, jobs: toMergeScope(actor, grant) };
        return { data: await previewMergeOnPayouts(db, request, survivorId, reader) };
      },
    );
  },
};
