import { Type } from 'typebox';
import { Id, oneOf } from '../../answer';
import { createRecordShapes, nonBlankText, type RecordShapeTypes } from '../../record-shapes';
import { approverRoles, maxOfferText, maxOfferPay, payPeriodNames } from './offer-constants';

export const offerTemplateShapes = createRecordShapes({
  filter: {},
  sorts: ['name'],
  record: Type.Object({
    id: Id,
    name: Type.String(),
    title: Type.String(),
    body: Type.String(),
    version: Type.Integer(),
  }),
  create: {
    name: nonBlankText(100, 'Enter the name.'),
    title: nonBlankText(200, 'Enter the title.'),
    /** Text of an offer template: plain text with placeholders such as `{name}`. */
    body: nonBlankText(maxOfferText, 'Enter the text.'),
  },
});
export type OfferTemplateShapes = RecordShapeTypes<typeof offerTemplateShapes>;

export const offerRuleShapes = createRecordShapes({
  filter: {},
  sorts: ['currency', 'minPay'],
  record: Type.Object({
    id: Id,
    currency: Type.String(),
    period: oneOf(payPeriodNames),
    /** Pay from which the approval rule applies, in major units of the currency. */
    minPay: Type.Number(),
    /** Roles that must approve the offer, in this order. */
    roles: Type.Array(oneOf(approverRoles)),
    version: Type.Integer(),
  }),
  create: {
    currency: Type.String({ minLength: 3, maxLength: 3 }),
    period: oneOf(payPeriodNames),
    minPay: Type.Number({ minimum: 0, maximum: maxOfferPay }),
    roles: Type.Array(oneOf(approverRoles), { minItems: 1, maxItems: 5 }),
  },
});
export type OfferRuleShapes = RecordShapeTypes<typeof offerRuleShapes>;
