import type { CollectionConfig, Field } from 'payload';
import { words } from '../../../platform/i18n/words.ts';
import { recordAuditEvent } from '../../audit-log/api.ts';
import { group } from './fields.ts';

const stored = { access: { update: () => false }, admin: { readOnly: true } } as const;
const hidden = { hidden: true, access: { read: () => false, update: () => false } } as const;
const scopes: Field = {
	name: 'scopes',
	type: 'select',
	hasMany: true,
	required: true,
	options: [
		{ value: 'prices', label: words('Prices', 'Priser', 'Preise') },
		{ value: 'email-prices', label: words('E-mail prices', 'E-mailpriser', 'E-Mail-Preise') },
	],
	label: words('May read', 'Må læse', 'Darf lesen'),
	...stored,
};

/**
 * The tokens that earlier releases issued; they are valid in this release for the last time, and can be revoked. The next release reads
 * PRICE_API_TOKEN only and drops the table.
 */
export const apiTokens: CollectionConfig = {
	slug: 'api-tokens',
	labels: {
		singular: words('API token', 'API-nøgle', 'API-Schlüssel'),
		plural: words('API tokens', 'API-nøgler', 'API-Schlüssel'),
	},
	admin: {
		group,
		useAsTitle: 'label',
		defaultColumns: ['label', 'hint', 'active', 'expiresAt', 'scopes'],
		description: words(
			'Of an earlier release; they end with the next one. Use PRICE_API_TOKEN.',
			'Fra en tidligere version; de ophører med den næste. Brug PRICE_API_TOKEN.',
			'Aus einer früheren Version; sie enden mit der nächsten. Verwenden Sie PRICE_API_TOKEN.',
		),
	},
	hooks: {
		afterChange: [
			async function auditRevokedToken({ doc, previousDoc, req }) {
				if (previousDoc?.active && !doc.active)
					await recordAuditEvent(req, {
						action: 'tokenRevoked',
						place: `api-tokens:${doc.id}`,
						title: doc.label,
					});
			},
		],
	},
	fields: [
		{
			name: 'label',
			type: 'text',
			required: true,
			maxLength: 200,
			label: words('Used by', 'Bruges af', 'Verwendet von'),
			...stored,
		},
		{ name: 'hash', type: 'text', required: true, unique: true, index: true, ...hidden },
		{ name: 'hint', type: 'text', label: words('Ends with', 'Slutter på', 'Endet auf'), ...stored },
		scopes,
		{
			name: 'active',
			type: 'checkbox',
			defaultValue: true,
			label: words('Active', 'Aktiv', 'Aktiv'),
		},
		{
			name: 'expiresAt',
			type: 'date',
			label: words('Valid until', 'Gyldig til', 'Gültig bis'),
			...stored,
		},
		{ name: 'fromEnvironment', type: 'checkbox', defaultValue: false, ...hidden },
		{ name: 'lastUsedAt', type: 'date', ...hidden },
	],
};
