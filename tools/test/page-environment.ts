// This import must come before that of jsdom.
import './quick-match';
import { TestEnvironment } from 'jest-environment-jsdom';

export default TestEnvironment;
