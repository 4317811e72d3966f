import type { Access } from 'payload';

/**
 * Whoever is signed in may put a document into the trash; only administrators delete one for good. Payload asks for both under the name
 * of deleting: what is put into the trash comes with the time of that.
 */
export const trashOrAdmin: Access = ({ req, data }) =>
	Boolean(req.user) && (Boolean(data?.deletedAt) || req.user?.role === 'admin');
