import sql, { type Sql } from 'sql-template-tag';
import type { RecordFilter } from '../../../contract/record-shapes';
import {
  offerMessages,
  offerPlaceholders,
} from '../../../contract/interviews/offers/offer-constants';
import {
  offerRuleShapes,
  offerTemplateShapes,
  type OfferRuleShapes,
  type OfferTemplateShapes,
} from '../../../contract/interviews/offers/offer-setup';
import {
  offerRuleCalls,
  offerTemplateCalls,
} from '../../../contract/interviews/offers/offer-setup.calls';
import { currencies } from '../../../contract/platform/company/company-constants';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { toNaturalOrder } from '../../platform/lists/sort-order';
import { createRecordDomain, joinDomains } from '../../platform/record-domain';

const findUnknownPlaceholder = (text: unknown): string | undefined =>
  [...String(text ?? '').matchAll(/\{([^{}\n]{1,40})\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !offerPlaceholders.some((one) => one === name));

const templateList: SelectableList<RecordFilter<OfferTemplateShapes>, 'id'> & WritableList = {
  kind: 'offer-template',
  one: 'offer template',
  many: 'offer templates',
  field: 'id',
  from: sql`offer_template template`,
  key: sql`template.id`,
  name: sql`template.name`,
  row: () =>
    toRowSql(sql`'id', template.id, 'name', template.name, 'title', template.title,
      'body', template.body, 'version', template.version`),
  search: () => sql`template.name || ' ' || template.title`,
  sorts: { name: toNaturalOrder(sql`template.name`) },
  filters: { id: (ids) => sql`template.id = any(${ids}::integer[])` },
  exportColumns: {
    Name: sql`template.name`,
    Title: sql`template.title`,
    Text: sql`template.body`,
  },
  uses: [
    {
      one: 'offer',
      many: 'offers',
      count: sql`(select count(*) from offer where offer.template_id = template.id)`,
    },
  ],
  record: {
    table: 'offer_template',
    columns: { name: 'name', title: 'title', body: 'body' },
    unique: { name: 'There is an offer template of this name already.' },
    check: ({ title, body }) =>
      Object.fromEntries(
        Object.entries({ title, body }).flatMap(([field, text]) => {
          const unknown = findUnknownPlaceholder(text);
          return unknown === undefined ? [] : [[field, offerMessages.placeholder(unknown)]];
        }),
      ),
  },
};

export const toMajorUnitsSql = (column: Sql): Sql => sql`trim_scale(${column} / 100.0)`;
export const toMinorUnits = (major: number): number => Math.round(major * 100);

/** True for an amount in whole cents; the tolerance covers float errors, as in 19.99 times 100. */
export const hasAtMostTwoDecimals = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) < 0.001;

const ruleList: SelectableList<RecordFilter<OfferRuleShapes>, 'id'> & WritableList = {
  kind: 'offer-rule',
  one: 'approval rule',
  many: 'approval rules',
  field: 'id',
  from: sql`offer_rule rule`,
  key: sql`rule.id`,
  name: sql`rule.currency || ' ' || ${toMajorUnitsSql(sql`rule.min_minor`)} || ' per ' || rule.period`,
  row: () =>
    toRowSql(sql`'id', rule.id, 'currency', rule.currency, 'period', rule.period,
      'minPay', ${toMajorUnitsSql(sql`rule.min_minor`)}, 'roles', to_json(rule.roles),
      'version', rule.version`),
  search: () => sql`rule.currency`,
  sorts: { currency: sql`rule.currency`, minPay: sql`rule.min_minor` },
  filters: { id: (ids) => sql`rule.id = any(${ids}::integer[])` },
  exportColumns: {
    Currency: sql`rule.currency`,
    Period: sql`rule.period`,
    'Pay from': toMajorUnitsSql(sql`rule.min_minor`),
    Roles: sql`array_to_string(rule.roles, ', ')`,
  },
  uses: [],
  record: {
    table: 'offer_rule',
    columns: { currency: 'currency', period: 'period', minPay: 'min_minor', roles: 'roles' },
    storedAs: { minPay: toMinorUnits },
    unique: { minPay: { sentence: offerMessages.ruleTaken, with: ['currency', 'period'] } },
    check: ({ currency }) =>
      currency === undefined || currencies.includes(String(currency))
        ? {}
        : { currency: offerMessages.currency },
  },
};

const permissions = { view: 'setup:view-hiring', edit: 'setup:edit-hiring' } as const;

export const offerTemplatesAndRulesDomain = joinDomains(
  createRecordDomain({
    ...permissions,
    where: 'Set-Up, Offer templates',
    list: templateList,
    calls: offerTemplateCalls,
    shapes: offerTemplateShapes,
  }),
  createRecordDomain({
    ...permissions,
    where: 'Set-Up, Offer approval',
    list: ruleList,
    calls: offerRuleCalls,
    shapes: offerRuleShapes,
  }),
);
