import { Forbidden, type PayloadRequest } from 'payload';
import { hasRightForAll } from './person.ts';
import type { Action, Entity } from './rights.ts';

/** For custom endpoints: throws a 403, in the language of the user, unless the user has this right for all documents of an entity. */
export function requireRight(req: PayloadRequest, entity: Entity, action: Action): void {
	if (!hasRightForAll(req.user, entity, action)) throw new Forbidden(req.t);
}
