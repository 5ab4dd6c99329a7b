import type { Domain } from '../../platform/domain';
import { registerCareers } from './routes';

export const careers: Domain = { register: registerCareers };
