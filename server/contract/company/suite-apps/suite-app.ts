import { Type } from 'typebox';
import { Flag, Id } from '../../answer';
import { messages } from '../../messages';
import { nonBlankText, createRecordShapes, type RecordShapeTypes } from '../../record-shapes';
import { appAddress, iconAddress } from './suite-app-constants';

const createAddressSchema = ({ source }: RegExp, sentence: string) =>
  Type.String({ maxLength: 1_000, pattern: source, 'x-sentence': sentence });

export const suiteAppShapes = createRecordShapes({
  hasNoPicker: true,
  filter: {},
  sorts: ['order', 'appName'],
  record: Type.Object({
    id: Id,
    appName: Type.String(),
    appUrl: Type.String(),
    appIcon: Type.String(),
    isActive: Type.Boolean(),
    version: Type.Integer(),
  }),
  /** Fields of a new app; by default it is active and last in order. */
  create: {
    appName: nonBlankText(60),
    appUrl: createAddressSchema(appAddress, messages.suiteApp.address),
    appIcon: Type.Optional(createAddressSchema(iconAddress, messages.suiteApp.icon)),
    isActive: Type.Optional(Flag),
  },
});
export type SuiteAppShapes = RecordShapeTypes<typeof suiteAppShapes>;
export type SuiteAppRow = SuiteAppShapes['row'];
