import { type CollectionConfig, type Config, type Endpoint, Forbidden } from 'payload';
import { anonymous, endpointRights, isOwnEndpoint, type OwnEndpoint } from './endpoint-rights.ts';
import { asPerson, rolesOf } from './person.ts';

/** Whether somebody who has signed in gets to an endpoint. */
export function mayUseEndpoint(user: unknown, name: OwnEndpoint): boolean {
	const allowed = endpointRights[name];
	const person = asPerson(user);
	if (allowed === anonymous || !person) return allowed === anonymous;
	return rolesOf(person).some((role) => allowed.includes(role));
}

/** An endpoint with its line of the table: 403, in their language, for whoever has none of its roles. */
function guarded(endpoint: Endpoint, below: string): Endpoint {
	const name = `${endpoint.method.toUpperCase()} ${below}${endpoint.path}`;
	if (!isOwnEndpoint(name)) throw new Error(`"${name}" has no line in access/endpoint-rights.ts`);
	const { handler } = endpoint;
	return {
		...endpoint,
		handler: (req) => {
			if (!mayUseEndpoint(req.user, name)) throw new Forbidden(req.t);
			return handler(req);
		},
	};
}

const guardAll = <Entity extends Pick<CollectionConfig, 'endpoints' | 'slug'>>(
	entity: Entity,
	below: string,
): Entity =>
	entity.endpoints
		? { ...entity, endpoints: entity.endpoints.map((each) => guarded(each, below)) }
		: entity;

/**
 * Part of the last plugin, which sees the endpoints of the program before Payload adds its own: each is guarded by its line in `endpoint-rights.ts`. One
 * without a line keeps the program from starting.
 */
export const guardEndpoints = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map((each) => guardAll(each, `/${each.slug}`)),
	globals: (config.globals ?? []).map((each) => guardAll(each, `/globals/${each.slug}`)),
	endpoints: (config.endpoints ?? []).map((each) => guarded(each, '')),
});
