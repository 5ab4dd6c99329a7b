import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { One } from '../../../contract/answer';
import * as shapes from '../../../contract/identity/single-sign-on/sign-in-provider';
import * as calls from '../../../contract/identity/single-sign-on/sign-in-provider.calls';
import type { Domain } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { getOwnOrigin } from '../../platform/http/own-origin';
import { route } from '../../platform/http/route';
import { getSingleSignOnPath, getSignInTrialPath } from './addresses';
import { checkProvider } from './check-provider';
import type { Provider, Providers } from './providers';

const routeOptions = { access: 'role:assign', tag: 'Sign-in providers' } as const;

const toSignInProvider = ({ settings, scope }: Provider, origin: string): shapes.SignInProvider => {
  const { id, name, issuer, clientId, clientSecret } = settings;
  return {
    ...{ id, name, issuer, clientId },
    hasSecret: clientSecret !== undefined,
    scopes: scope.split(' '),
    redirectAddress: origin + getSingleSignOnPath(id, 'answer'),
    signedOutAddress: origin + getSingleSignOnPath(id, 'signed-out'),
    logoutAddress: origin + getSingleSignOnPath(id, 'logout'),
    trialAddress: origin + getSignInTrialPath(id),
  };
};

export const createSingleSignOn = (providers: Providers): Domain => ({
  register: (app, { config }) => {
    const originOf = (request: FastifyRequest) => getOwnOrigin(config, request);
    route(
      app,
      calls.getSignInProviders,
      {
        schemas: { reply: One(shapes.SignInProviders) },
        ...routeOptions,
        summary: 'The providers that people sign in with, without their secrets.',
      },
      async ({ request }) => ({
        data: {
          providers: [...providers.values()].map((each) =>
            toSignInProvider(each, originOf(request)),
          ),
          passwordsAreFor: config.passwordSignIn,
        },
      }),
    );
    route(
      app,
      calls.checkSignInProvider,
      {
        schemas: { params: shapes.ProviderId, reply: One(Type.Array(shapes.Finding)) },
        ...routeOptions,
        summary: 'Asks a provider now, and says what stands in the way of a sign-in.',
      },
      async ({ params: { id }, request }) => {
        const provider = providers.get(id);
        if (!provider) throw new AppError('NOT_FOUND');
        const data = await checkProvider(
          provider,
          originOf(request) + getSingleSignOnPath(id, 'answer'),
        );
        // The next sign-in reads the discovery document again, since the provider may be available by then.
        provider.forget();
        return { data };
      },
    );
  },
});
