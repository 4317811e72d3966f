import { locales } from '@website/contracts/locales';
import { secretValues } from '@website/contracts/signatures';
import { defaultLocale } from '@website/contracts/site-locales';
import {
	type AuthStrategy,
	type CollectionAfterChangeHook,
	type CollectionAfterDeleteHook,
	type CollectionConfig,
	type Field,
	type FieldHook,
	JWTAuthentication,
} from 'payload';
import { accessGroup } from '../../admin/groups.ts';
import type { User } from '../../payload-types.ts';
import { environment } from '../../platform/environment.ts';
import { authenticatedBefore } from '../../platform/http/authenticated-user.ts';
import { payloadKey } from '../../platform/http/signed-session.ts';
import { languageWords, words } from '../../platform/i18n/words.ts';
import { recordAuditEvent } from '../audit-log/api.ts';
import { accountEndpoints } from './endpoints.ts';
import { endOtherSessions, preventDeletingLastAdministrator, validateAccount } from './guard.ts';
import { formatRoles, roleFields } from './role-fields.ts';
import { lockBeforeLogout, lockBeforeOperation } from './with-account.ts';

/** Accepts sessions signed with a former value of `PAYLOAD_SECRET`; Payload signs them with the first when it renews them. */
const formerSessions: AuthStrategy[] = secretValues(environment.PAYLOAD_SECRET)
	.slice(1)
	.map((secret) => ({
		name: 'former-secret',
		authenticate: (args) => {
			const payload = Object.create(args.payload, { secret: { value: payloadKey(secret) } });
			return JWTAuthentication({ ...args, payload });
		},
	}));

const placeOf = ({ id }: Pick<User, 'id'>) => `users:${id}`;

/** Records new accounts and changed roles in the audit log. */
const auditAccount: CollectionAfterChangeHook<User> = async ({
	doc,
	previousDoc,
	operation,
	req,
}) => {
	const account = { place: placeOf(doc), title: doc.email };
	if (operation === 'create')
		await recordAuditEvent(req, { action: 'created', ...account, details: formatRoles(doc) });
	else if (previousDoc?.role && formatRoles(previousDoc) !== formatRoles(doc))
		await recordAuditEvent(req, {
			action: 'roleChanged',
			...account,
			details: `${formatRoles(previousDoc)} → ${formatRoles(doc)}`,
		});
};

/** Records deleted accounts in the audit log. */
const auditDeletedAccount: CollectionAfterDeleteHook<User> = async ({ doc, req }) =>
	recordAuditEvent(req, { action: 'deleted', place: placeOf(doc), title: doc.email });

const noAccess = { create: () => false, update: () => false };

/** Written by the backend only; never in a response. */
const secrets: Field[] = [
	{ name: 'totpSecret', type: 'text', hidden: true, access: noAccess },
	{ name: 'totpLastStep', type: 'number', hidden: true, access: noAccess },
	{ name: 'recoveryCodes', type: 'json', hidden: true, access: noAccess },
	{ name: 'openIdSubject', type: 'text', hidden: true, index: true, access: noAccess },
];

/** An account without a name is called by its e-mail address, in titles and lists. */
const nameOrAddress: FieldHook<User, User['name']> = ({ value, siblingData }) =>
	value?.trim() || siblingData.email;

/** The collection of user accounts. */
export const users: CollectionConfig = {
	slug: 'users',
	labels: {
		singular: words('User', 'Bruger', 'Benutzer'),
		plural: words('Users', 'Brugere', 'Benutzer'),
	},
	auth: {
		strategies: [authenticatedBefore, ...formerSessions],
		// `plugins/accounts/guesses.ts` limits guesses by client and account; Payload's lock would lock out the account's owner.
		maxLoginAttempts: 0,
		forgotPassword: { minRequestInterval: 0 },
		cookies: { sameSite: 'Lax', secure: environment.BACKEND_URL.startsWith('https:') },
	},
	endpoints: accountEndpoints,
	admin: {
		group: accessGroup,
		useAsTitle: 'name',
		listSearchableFields: ['name', 'email'],
		defaultColumns: ['name', 'email', 'role', 'lastSignIn', 'secondFactorSince'],
		components: {
			views: {
				invite: {
					path: '/create',
					Component: '/plugins/accounts/screens/invite-view.tsx#InviteView',
				},
			},
		},
	},
	hooks: {
		beforeOperation: [lockBeforeOperation],
		afterLogout: [lockBeforeLogout],
		beforeValidate: [validateAccount],
		beforeChange: [endOtherSessions],
		afterChange: [auditAccount],
		beforeDelete: [preventDeletingLastAdministrator],
		afterDelete: [auditDeletedAccount],
	},
	fields: [
		{
			name: 'currentPassword',
			type: 'text',
			virtual: true,
			label: words('Your current password', 'Din nuværende adgangskode', 'Ihr aktuelles Passwort'),
			admin: {
				components: {
					Field: '/plugins/accounts/screens/current-password.tsx#CurrentPassword',
				},
			},
		},
		{
			name: 'name',
			type: 'text',
			label: words('Name', 'Navn', 'Name'),
			hooks: { afterRead: [nameOrAddress] },
		},
		...roleFields,
		{
			name: 'language',
			type: 'select',
			defaultValue: () => defaultLocale(),
			label: words('Language of mails', 'Sprog i e-mails', 'Sprache der E-Mails'),
			options: locales.map(({ code }) => ({ value: code, label: languageWords(code) })),
		},
		{
			name: 'secondFactorSince',
			type: 'date',
			label: words('Second factor since', 'Ekstra faktor siden', 'Zweiter Faktor seit'),
			access: noAccess,
			admin: {
				components: { Field: '/plugins/accounts/screens/account-panels.tsx#AccountPanels' },
			},
		},
		{
			name: 'lastSignIn',
			type: 'ui',
			label: words('Last sign-in', 'Seneste login', 'Letzte Anmeldung'),
			admin: {
				disableBulkEdit: true,
				components: { Cell: '/plugins/accounts/screens/last-sign-in-cell.tsx#LastSignInCell' },
			},
		},
		...secrets,
	],
};
