export { startHostedSession, type GetAccessToken } from './start-hosted-session';
