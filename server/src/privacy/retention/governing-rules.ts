import sql from 'sql-template-tag';
import {
  retentionOutcomes,
  type RetentionOutcome,
} from '../../../contract/privacy/retention/retention-rule-constants';
import type { Db } from '../../platform/db/database';

export interface RetentionRule {
  id: number;
  name: string;
  outcome: RetentionOutcome;
  countryId: number | null;
  sourceId: number | null;
  keepMonths: number;
  /** Days before the erasure on which a mail asks whether to store the data longer; null for no mail. */
  askDays: number | null;
}

export const readRulesInForce = (db: Db): Promise<RetentionRule[]> =>
  db.many<RetentionRule>(sql`
    select id, name, outcome, country_id as "countryId", source_id as "sourceId",
      keep_months as "keepMonths", ask_days as "askDays"
    from retention_rule where is_on order by id`);

/** Limits in the law of a country; country 0 stands for all others. */
export interface RetentionLimit {
  countryId: number;
  minMonths: number | null;
  maxMonths: number | null;
}

export const readRetentionLimits = (db: Db): Promise<RetentionLimit[]> =>
  db.many<RetentionLimit>(sql`
    select country_id as "countryId", min_months as "minMonths", max_months as "maxMonths"
    from retention_limit`);

/** The rule for a status, country and source; 0 stands for every other country or source. */
export interface GoverningRule {
  statusId: number;
  countryId: number;
  sourceId: number;
  months: number;
  /** Months for which the law requires the encrypted original data, if longer than the rule; else null. */
  sealedMonths: number | null;
  /** Position of the rule in the given order. */
  index: number;
}

/** Finds the rule with the longest period, since the later date counts; of equal rules, the older one. */
export const findGoverningRule = (
  rules: readonly RetentionRule[],
  outcome: RetentionOutcome,
  countryId: number,
  sourceId: number,
): number | undefined =>
  rules
    .map((rule, index) => ({ rule, index }))
    .filter(
      ({ rule }) =>
        rule.outcome === outcome &&
        (rule.countryId === null || rule.countryId === countryId) &&
        (rule.sourceId === null || rule.sourceId === sourceId),
    )
    .toSorted((one, other) => other.rule.keepMonths - one.rule.keepMonths)[0]?.index;

const isOutcome = (category: string): category is RetentionOutcome =>
  (retentionOutcomes as readonly string[]).includes(category);

export const listIdsWithOthers = (ids: readonly (number | null)[]): number[] => [
  ...new Set([0, ...ids.map((id) => id ?? 0)]),
];

/** Periods of rules are cut to what the law of the country allows. */
export const listGoverningRules = async (
  db: Db,
  rules: readonly RetentionRule[],
  limits: readonly RetentionLimit[],
): Promise<GoverningRule[]> => {
  const statuses = await db.many<{ id: number; category: string }>(sql`
    select id, category from status`);
  const countries = listIdsWithOthers([...rules, ...limits].map((one) => one.countryId));
  const sources = listIdsWithOthers(rules.map((rule) => rule.sourceId));
  return statuses.flatMap(({ id, category }) =>
    countries.flatMap((countryId) =>
      sources.flatMap((sourceId) => {
        const index = isOutcome(category)
          ? findGoverningRule(rules, category, countryId, sourceId)
          : undefined;
        const keepMonths = index === undefined ? undefined : rules[index]?.keepMonths;
        if (index === undefined || keepMonths === undefined) return [];
        const limit = limits.find((one) => one.countryId === countryId);
        const months = Math.min(keepMonths, limit?.maxMonths ?? keepMonths);
        const minMonths = limit?.minMonths ?? 0;
        const sealedMonths = minMonths > months ? minMonths : null;
        return { statusId: id, countryId, sourceId, months, sealedMonths, index };
      }),
    ),
  );
};
