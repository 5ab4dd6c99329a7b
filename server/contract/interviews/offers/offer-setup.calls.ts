import { recordCalls } from '../../record-calls';
import type { OfferRuleShapes, OfferTemplateShapes } from './offer-setup';

export const offerTemplateCalls = recordCalls<OfferTemplateShapes>('offer-template', ['offer']);

export const offerRuleCalls = recordCalls<OfferRuleShapes>('offer-rule', []);
