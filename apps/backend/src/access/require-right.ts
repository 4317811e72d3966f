import { Forbidden, type PayloadRequest } from 'payload';
import { mayAll } from './person.ts';
import type { Action, Entity } from './rights.ts';

/** For endpoints of their own: goes on when whoever asks may do this to everything of its kind; otherwise 403, in their language. */
export function requireRight(req: PayloadRequest, entity: Entity, action: Action): void {
	if (!mayAll(req.user, entity, action)) throw new Forbidden(req.t);
}
