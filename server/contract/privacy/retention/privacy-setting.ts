import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { orNull } from '../../applicants/applications/application';
import { ownConsentDayLimits } from './retention-rule-constants';

const settable = {
  officerId: orNull(Id),
  /** Days within which applicants who were added by others must consent; null if they are not asked. */
  ownWordDays: orNull(
    Type.Integer({ minimum: ownConsentDayLimits.min, maximum: ownConsentDayLimits.max }),
  ),
};

export const PrivacySetting = Type.Object({
  ...settable,
  officer: Type.String(),
  version: Type.Integer(),
});
export type PrivacySetting = Static<typeof PrivacySetting>;

export const PrivacySettingChange = Type.Object({
  ...settable,
  version: Type.Optional(Type.Integer()),
});
export type PrivacySettingChange = Static<typeof PrivacySettingChange>;
