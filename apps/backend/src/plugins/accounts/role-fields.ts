import type { LocaleCode } from '@website/contracts/locales';
import type { Field, FieldAccess, PayloadRequest } from 'payload';
import { hasRightForAll, rolesOf } from '../../access/person.ts';
import { type Role, roles } from '../../access/rights.ts';
import { roleWords } from '../../access/role-words.ts';
import { localeOptions } from '../../model/fields/locale-options.ts';
import { translator, words } from '../../platform/i18n/words.ts';

const adminsOnly: FieldAccess = ({ req }) => hasRightForAll(req.user, 'users', 'update');
const access = { create: adminsOnly, update: adminsOnly };

const roleOptions = (values: readonly Role[]) =>
	values.map((value) => ({ value, label: roleWords[value] }));

const noLanguage = words(
	'Choose what is translated into.',
	'Vælg de sprog, der oversættes til.',
	'Wählen Sie, in welche Sprachen übersetzt wird.',
);

interface Roles {
	role?: Role;
	furtherRoles?: Role[] | null;
}

const isTranslator = ({ role, furtherRoles = null }: Roles): boolean =>
	role !== undefined && rolesOf({ role, furtherRoles }).includes('translator');

/** The roles of an account (`access/rights.ts`), edited by administrators. All fields but `role` may be empty. */
export const roleFields: Field[] = [
	{
		name: 'role',
		type: 'select',
		required: true,
		defaultValue: 'editor',
		saveToJWT: true,
		label: words('Role', 'Rolle', 'Rolle'),
		access,
		options: roleOptions(roles),
	},
	{
		name: 'furtherRoles',
		type: 'select',
		hasMany: true,
		label: words('Further roles', 'Yderligere roller', 'Weitere Rollen'),
		access,
		options: roleOptions(roles.filter((role) => role !== 'admin')),
		admin: {
			condition: ({ role }) => role !== 'admin',
			description: words(
				'May do what any of the roles may.',
				'Må det, som en af rollerne må.',
				'Darf, was eine der Rollen darf.',
			),
		},
	},
	{
		name: 'roleRights',
		type: 'ui',
		label: words('What the roles allow', 'Hvad rollerne tillader', 'Was die Rollen erlauben'),
		admin: {
			disableBulkEdit: true,
			disableListColumn: true,
			components: { Field: '/plugins/accounts/screens/role-rights.tsx#RoleRights' },
		},
	},
	{
		name: 'languages',
		type: 'select',
		hasMany: true,
		label: words('Translates into', 'Oversætter til', 'Übersetzt in'),
		access,
		...localeOptions('languages'),
		validate: (value: unknown, { siblingData, req }: { siblingData: Roles; req: PayloadRequest }) =>
			!isTranslator(siblingData) ||
			(Array.isArray(value) && value.length > 0) ||
			translator(req)(noLanguage),
		admin: { condition: (data) => isTranslator(data) },
	},
];

/** Roles and languages as text for the audit log: `publisher, price-manager`, `translator (da, de)`. */
export function formatRoles(account: Roles & { languages?: LocaleCode[] | null }): string {
	const { role, languages } = account;
	if (role === undefined) return '';
	const names = rolesOf({ role, furtherRoles: account.furtherRoles ?? null }).join(', ');
	return isTranslator(account) ? `${names} (${(languages ?? []).join(', ')})` : names;
}
