import type { CollectionConfig } from 'payload';
import { isSignedIn } from './is-signed-in.ts';
import { trashOrAdmin } from './trash-or-admin.ts';

/** Content with drafts: everybody who signs in reads, writes and moves to the trash; administrators delete for good. */
export const contentAccess: NonNullable<CollectionConfig['access']> = {
	read: isSignedIn,
	readVersions: isSignedIn,
	create: isSignedIn,
	update: isSignedIn,
	delete: trashOrAdmin,
};
