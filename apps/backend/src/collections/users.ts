import type { CollectionConfig } from 'payload';
import { isAdmin, isAdminField } from '../access/is-admin.ts';
import { selfOrAdmin } from '../access/self-or-admin.ts';
import { siteGroup } from '../admin/groups.ts';
import { environment } from '../environment.ts';
import { words } from '../fields/words.ts';
import { limits } from '../limits.ts';

/** People who sign in: administrators and editors. */
export const users: CollectionConfig = {
	slug: 'users',
	labels: {
		singular: words('User', 'Bruger', 'Benutzer'),
		plural: words('Users', 'Brugere', 'Benutzer'),
	},
	auth: {
		maxLoginAttempts: limits.signIn.attempts,
		lockTime: limits.signIn.lockMs,
		useAPIKey: true,
		cookies: { sameSite: 'Lax', secure: environment.BACKEND_URL.startsWith('https:') },
	},
	access: { read: selfOrAdmin, create: isAdmin, update: selfOrAdmin, delete: isAdmin },
	admin: { group: siteGroup, useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'] },
	fields: [
		{ name: 'name', type: 'text', label: words('Name', 'Navn', 'Name') },
		{
			name: 'role',
			type: 'select',
			required: true,
			defaultValue: 'editor',
			saveToJWT: true,
			label: words('Role', 'Rolle', 'Rolle'),
			access: { create: isAdminField, update: isAdminField },
			options: [
				{ value: 'admin', label: words('Administrator', 'Administrator', 'Administrator') },
				{ value: 'editor', label: words('Editor', 'Redaktør', 'Redakteur') },
			],
		},
	],
};
