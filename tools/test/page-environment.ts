// This import must come before jsdom's.
import './quick-match';
import { TestEnvironment } from 'jest-environment-jsdom';

export default TestEnvironment;
