import type { Many, PageQuery } from '../../answer';
import { call } from '../../call';
import type { ApplicantReply } from './reply';

export const getApplicantReplies = call<{
  params: { id: number };
  query: PageQuery;
  reply: Many<ApplicantReply>;
}>('GET', '/api/v1/application/:id/replies', { shows: ['application'] });
