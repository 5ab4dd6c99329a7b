import sql from 'sql-template-tag';
import type {
  RetentionDraft,
  RetentionPreview,
} from '../../../contract/privacy/retention/retention-rule';
import { maxPreviewedPeople } from '../../../contract/privacy/retention/retention-rule-constants';
import type { Database } from '../../platform/db/database';
import { previewDuePeople } from './due-people';
import { readRulesInForce, type RetentionRule } from './governing-rules';

/** Id of a rule that is not stored yet. */
const newId = 0;

const toRule = ({
  id = newId,
  countryId = null,
  sourceId = null,
  ...draft
}: RetentionDraft): RetentionRule => ({
  ...{ id, name: draft.name.trim(), outcome: draft.outcome, countryId, sourceId },
  keepMonths: draft.keepMonths,
  askDays: draft.askDays ?? null,
});

/** People whom the rules would anonymise until the end of this month if this rule were saved. */
export const previewRule = async (
  db: Database,
  draft: RetentionDraft,
  zone: string,
): Promise<RetentionPreview> => {
  const rule = toRule(draft);
  const others = (await readRulesInForce(db)).filter(({ id }) => id !== rule.id);
  const isOn = draft.isOn === undefined || Number(draft.isOn) === 1;
  const monthEnd = sql`((date_trunc('month', now() at time zone ${zone}) + interval '1 month') at time zone ${zone})`;
  const found = await previewDuePeople(db, isOn ? [...others, rule] : others, {
    ...{ until: monthEnd, zone, ruleId: rule.id, max: maxPreviewedPeople },
  });
  const last = await db.one<{ day: string }>(sql`
    select (date_trunc('month', now() at time zone ${zone}) + interval '1 month' - interval '1 day')::date as day`);
  return { ...found, until: last?.day ?? '' };
};
