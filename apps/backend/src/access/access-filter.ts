import type { PayloadRequest, Where } from 'payload';
import { extentsOf, translatesInto } from './person.ts';
import type { Action, Entity, Extent } from './rights.ts';

type User = PayloadRequest['user'];

/** The documents for which a user has a right in a language: all (true), none (false), or those that match a query. */
export function accessFilter(
	user: User,
	entity: Entity,
	action: Action,
	language: unknown,
	{ without = [] }: { without?: readonly Extent[] } = {},
): boolean | Where {
	if (!user) return false;
	const extents = extentsOf(user, entity, action).filter((extent) => !without.includes(extent));
	if (extents.includes('all')) return true;
	if (extents.includes('languages') && translatesInto(user, language)) return true;
	if (extents.includes('own')) return { createdBy: { equals: user.id } };
	return extents.includes('self') ? { id: { equals: user.id } } : false;
}
