import { defineRemote } from 'shell/sdk/define';
import { applicantStatuses } from './areas/applicant-statuses';
import { directory } from './areas/directory';
import { generalSettings } from './areas/general-settings';
import { gettingStarted } from './areas/getting-started';
import { groups } from './areas/groups';
import { hiringProcess } from './areas/hiring-process';
import { priorities } from './areas/priorities';
import { questions } from './areas/questions';
import { referral } from './areas/referral';
import { seo } from './areas/seo';
import { sources } from './areas/sources';

export default defineRemote({
  id: 'setup',
  needs: '^1.0.0',
  owner: 'Team Setup',
  areas: [
    questions,
    referral,
    sources,
    applicantStatuses,
    seo,
    hiringProcess,
    groups,
    priorities,
    generalSettings,
    directory,
    gettingStarted,
  ],
});
