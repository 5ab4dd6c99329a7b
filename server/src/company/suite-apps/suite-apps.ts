import { suiteAppShapes } from '../../../contract/company/suite-apps/suite-app';
import { suiteAppCalls } from '../../../contract/company/suite-apps/suite-app.calls';
import { createRecordDomain } from '../../platform/record-domain';
import { everyoneAudience } from '../../platform/realtime/common-audiences';
import { suiteAppList } from './suite-apps.list';

export const suiteAppsDomain = createRecordDomain(
  {
    list: suiteAppList,
    calls: suiteAppCalls,
    shapes: suiteAppShapes,
    isClosed: true,
    found: { route: 'setup.suite-apps', list: 'setup.suite-apps' },
    view: 'company:view',
    edit: 'company:edit',
  },
  everyoneAudience,
);
