import { takeSessionFromAddress } from 'shared-auth';

takeSessionFromAddress();
