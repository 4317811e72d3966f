import type { Access } from 'payload';

/** People see and change themselves; administrators everybody. */
export const selfOrAdmin: Access = ({ req }) => {
	if (!req.user) return false;
	return req.user.role === 'admin' ? true : { id: { equals: req.user.id } };
};
