import { type CollectionConfig, type Config, type Endpoint, Forbidden } from 'payload';
import { anonymous, endpointRights, isOwnEndpoint, type OwnEndpoint } from './endpoint-rights.ts';
import { asPerson, rolesOf } from './person.ts';

/** True if a user may call an endpoint. */
export function canUseEndpoint(user: unknown, name: OwnEndpoint): boolean {
	const allowedRoles = endpointRights[name];
	const person = asPerson(user);
	if (allowedRoles === anonymous || !person) return allowedRoles === anonymous;
	return rolesOf(person).some((role) => allowedRoles.includes(role));
}

/** An endpoint with its rights: a 403, in the language of the user, without one of its roles. */
function guardEndpoint(endpoint: Endpoint, below: string): Endpoint {
	const name = `${endpoint.method.toUpperCase()} ${below}${endpoint.path}`;
	if (!isOwnEndpoint(name)) throw new Error(`"${name}" has no line in access/endpoint-rights.ts`);
	const { handler } = endpoint;
	return {
		...endpoint,
		handler: (req) => {
			if (!canUseEndpoint(req.user, name)) throw new Forbidden(req.t);
			return handler(req);
		},
	};
}

const guardAll = <Entity extends Pick<CollectionConfig, 'endpoints' | 'slug'>>(
	entity: Entity,
	below: string,
): Entity =>
	entity.endpoints
		? { ...entity, endpoints: entity.endpoints.map((each) => guardEndpoint(each, below)) }
		: entity;

/**
 * Guards every endpoint of the program by its line in `endpoint-rights.ts`; an endpoint without a line keeps the program from starting.
 * Part of the last plugin, which runs before Payload adds its own endpoints.
 */
export const guardEndpoints = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map((each) => guardAll(each, `/${each.slug}`)),
	globals: (config.globals ?? []).map((each) => guardAll(each, `/globals/${each.slug}`)),
	endpoints: (config.endpoints ?? []).map((each) => guardEndpoint(each, '')),
});
