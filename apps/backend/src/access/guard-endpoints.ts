import { type CollectionConfig, type Config, type Endpoint, Forbidden } from 'payload';
import { endpointRights, isOwnEndpoint, strangers } from './endpoint-rights.ts';
import { asPerson, rolesOf } from './person.ts';

/** An endpoint with its line of the table: 403, in their language, for whoever has none of its roles. */
function guarded(endpoint: Endpoint, below: string): Endpoint {
	const name = `${endpoint.method.toUpperCase()} ${below}${endpoint.path}`;
	if (!isOwnEndpoint(name)) throw new Error(`"${name}" has no line in access/endpoint-rights.ts`);
	const allowed = endpointRights[name];
	if (allowed === strangers) return endpoint;
	const { handler } = endpoint;
	return {
		...endpoint,
		handler: (req) => {
			const person = asPerson(req.user);
			if (!person || !rolesOf(person).some((role) => allowed.includes(role)))
				throw new Forbidden(req.t);
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
