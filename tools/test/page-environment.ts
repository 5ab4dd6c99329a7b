// Before jsdom takes its own.
import './quick-match';
import { TestEnvironment } from 'jest-environment-jsdom';

export default TestEnvironment;
