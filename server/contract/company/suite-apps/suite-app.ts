import { Type, type Static } from 'typebox';
import { Flag, Id, PageQuery, SortKey } from '../../answer';
import { messages } from '../../messages';
import { Selection } from '../../selection';
import { appAddress, iconAddress } from './suite-app-constants';

const SuiteAppFilter = Type.Object({ search: PageQuery.properties.search });

const SuiteAppQuery = Type.Object({
  ...PageQuery.properties,
  sort: Type.Optional(SortKey('order', 'appName')),
});

const SuiteAppRow = Type.Object({
  id: Id,
  appName: Type.String(),
  appUrl: Type.String(),
  appIcon: Type.String(),
  isActive: Type.Boolean(),
  version: Type.Integer(),
});
export type SuiteAppRow = Static<typeof SuiteAppRow>;

/** Active by default, and last in order. */
const SuiteAppCreate = Type.Object({
  appName: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  appUrl: Type.String({
    maxLength: 1_000,
    pattern: appAddress.source,
    'x-sentence': messages.suiteApp.address,
  }),
  appIcon: Type.Optional(
    Type.String({
      maxLength: 1_000,
      pattern: iconAddress.source,
      'x-sentence': messages.suiteApp.icon,
    }),
  ),
  isActive: Type.Optional(Flag),
});

const SuiteAppUpdate = Type.Object({
  ...Type.Partial(SuiteAppCreate).properties,
  version: Type.Optional(Type.Integer()),
});

export const suiteAppShapes = {
  query: SuiteAppQuery,
  row: SuiteAppRow,
  record: SuiteAppRow,
  create: SuiteAppCreate,
  update: SuiteAppUpdate,
  selection: Selection('id', SuiteAppFilter),
};
export type SuiteAppShapes = {
  [Name in keyof typeof suiteAppShapes]: Static<(typeof suiteAppShapes)[Name]>;
};
