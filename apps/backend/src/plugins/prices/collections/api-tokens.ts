import type {
	CollectionAfterChangeHook,
	CollectionAfterDeleteHook,
	CollectionConfig,
} from 'payload';
import type { ApiToken } from '../../../payload-types.ts';
import { words } from '../../../platform/i18n/words.ts';
import { recordAuditEvent } from '../../audit-log/api.ts';
import { clearTokenCache } from '../tokens/active-tokens.ts';
import { issueToken, returnTokenOnce } from '../tokens/issue.ts';
import { scopes } from '../tokens/scopes.ts';
import { group } from './shared.ts';

const auditTarget = ({ id, label }: ApiToken) => ({ place: `api-tokens:${id}`, title: label });

/** Records creating, revoking and changing a token in the audit log, never the token itself. */
const auditToken: CollectionAfterChangeHook<ApiToken> = async ({
	doc,
	previousDoc,
	operation,
	req,
}) => {
	if (operation === 'create')
		await recordAuditEvent(req, {
			action: 'tokenCreated',
			...auditTarget(doc),
			details: doc.scopes.join(', '),
		});
	else if (previousDoc?.active && !doc.active)
		await recordAuditEvent(req, { action: 'tokenRevoked', ...auditTarget(doc) });
	else if (req.user) await recordAuditEvent(req, { action: 'changed', ...auditTarget(doc) });
};

/** Records deleting a token as revoking it. */
const auditDeletedToken: CollectionAfterDeleteHook<ApiToken> = async ({ doc, req }) =>
	recordAuditEvent(req, { action: 'tokenRevoked', ...auditTarget(doc) });

/** Tokens of the price API, stored as hashes only. Several can be active at once, so that tokens can be rotated. */
export const apiTokens: CollectionConfig = {
	slug: 'api-tokens',
	labels: {
		singular: words('API token', 'API-nøgle', 'API-Schlüssel'),
		plural: words('API tokens', 'API-nøgler', 'API-Schlüssel'),
	},
	admin: {
		group,
		useAsTitle: 'label',
		defaultColumns: ['label', 'hint', 'active', 'expiresAt', 'scopes', 'lastUsedAt'],
	},
	hooks: {
		beforeChange: [issueToken],
		afterChange: [clearTokenCache, auditToken, returnTokenOnce],
		afterDelete: [clearTokenCache, auditDeletedToken],
	},
	fields: [
		{
			name: 'label',
			type: 'text',
			required: true,
			maxLength: 200,
			label: words('Used by', 'Bruges af', 'Verwendet von'),
		},
		{
			name: 'token',
			type: 'text',
			virtual: true,
			label: words('Token', 'Nøgle', 'Schlüssel'),
			access: { update: () => false },
			admin: { components: { Field: '/plugins/prices/admin/token-input.tsx#TokenInput' } },
		},
		{
			name: 'hash',
			type: 'text',
			required: true,
			unique: true,
			index: true,
			hidden: true,
			access: { read: () => false, create: () => false, update: () => false },
		},
		{
			name: 'hint',
			type: 'text',
			label: words('Ends with', 'Slutter på', 'Endet auf'),
			access: { create: () => false, update: () => false },
			admin: { readOnly: true, position: 'sidebar' },
		},
		{
			name: 'scopes',
			type: 'select',
			hasMany: true,
			required: true,
			defaultValue: [...scopes],
			label: words('May read', 'Må læse', 'Darf lesen'),
			options: [
				{ value: 'prices', label: words('Prices', 'Priser', 'Preise') },
				{ value: 'email-prices', label: words('E-mail prices', 'E-mailpriser', 'E-Mail-Preise') },
			],
		},
		{
			name: 'active',
			type: 'checkbox',
			defaultValue: true,
			label: words('Active', 'Aktiv', 'Aktiv'),
			admin: { position: 'sidebar' },
		},
		{
			name: 'expiresAt',
			type: 'date',
			label: words('Valid until', 'Gyldig til', 'Gültig bis'),
			admin: {
				position: 'sidebar',
				date: { pickerAppearance: 'dayAndTime' },
				description: words(
					'Empty: until it is made inactive.',
					'Tom: indtil den gøres inaktiv.',
					'Leer: bis er inaktiv gesetzt wird.',
				),
			},
		},
		{
			name: 'fromEnvironment',
			type: 'checkbox',
			defaultValue: false,
			label: words('From the environment', 'Fra miljøet', 'Aus der Umgebung'),
			access: { create: () => false, update: () => false },
			admin: {
				readOnly: true,
				position: 'sidebar',
				description: words(
					'Given by PRICE_API_TOKEN; inactive once that names another.',
					'Angivet af PRICE_API_TOKEN; inaktiv, når den nævner en anden.',
					'Von PRICE_API_TOKEN vorgegeben; inaktiv, sobald dort ein anderer steht.',
				),
			},
		},
		{
			name: 'lastUsedAt',
			type: 'date',
			label: words('Last used', 'Sidst brugt', 'Zuletzt verwendet'),
			access: { create: () => false, update: () => false },
			admin: {
				readOnly: true,
				position: 'sidebar',
				date: { pickerAppearance: 'dayAndTime' },
			},
		},
	],
};
