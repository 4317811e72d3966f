import type { Access } from 'payload';

/** Guests read published documents; people who sign in read drafts too. */
export const publishedOrSignedIn: Access = ({ req }) =>
	req.user ? true : { _status: { equals: 'published' } };
