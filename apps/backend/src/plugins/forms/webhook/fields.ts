import type { Field, FieldAccess, TextField } from 'payload';
import { asPerson, hasRightForAll } from '../../../access/person.ts';
import { translator, words } from '../../../platform/i18n/words.ts';
import { urlProblem } from './post.ts';
import { problemText, webhookWords } from './words.ts';

/** Addresses of webhooks are secret: whoever knows one may send to it. */
const mayChangeForms: FieldAccess = ({ req }) =>
	hasRightForAll(asPerson(req.user), 'forms', 'update');

const webhookUrl: TextField = {
	name: 'webhookUrl',
	type: 'text',
	maxLength: 2_000,
	label: webhookWords.url,
	access: { read: mayChangeForms },
	admin: { description: webhookWords.urlHint },
	hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
	validate: (value: unknown, { req }) => {
		const problem = typeof value === 'string' && value !== '' ? urlProblem(value) : null;
		return problem === null || problemText(problem, translator(req));
	},
};

/** The webhook of a form. */
export const webhookFields: Field[] = [
	webhookUrl,
	{
		name: 'webhookSecretVersion',
		type: 'number',
		defaultValue: 1,
		access: { read: mayChangeForms },
		admin: { hidden: true, disableBulkEdit: true },
	},
	{
		name: 'webhookTools',
		type: 'ui',
		admin: {
			condition: ({ webhookUrl }, _siblings, { user }) =>
				Boolean(webhookUrl) && hasRightForAll(asPerson(user), 'forms', 'update'),
			disableBulkEdit: true,
			disableListColumn: true,
			components: { Field: '/plugins/forms/screens/webhook-tools.tsx#WebhookTools' },
		},
	},
];

const hiddenPart = { admin: { hidden: true, disableListFilter: true } } as const;

/** The state of a submission's delivery. `deliveryAt`: the time of the delivery, or of the next attempt. */
export const deliveryFields: Field[] = [
	{
		name: 'delivery',
		type: 'select',
		index: true,
		label: webhookWords.url,
		options: [
			{ value: 'waiting', label: words('Waiting', 'Venter', 'Wartet') },
			{ value: 'delivered', label: webhookWords.delivered },
			{ value: 'failed', label: webhookWords.failed },
		],
		admin: {
			condition: ({ delivery }) => Boolean(delivery),
			components: {
				Field: '/plugins/forms/screens/delivery.tsx#Delivery',
				Cell: '/plugins/forms/screens/delivery.tsx#DeliveryCell',
			},
		},
	},
	{ name: 'deliveryAt', type: 'date', ...hiddenPart },
	{ name: 'deliveryProblem', type: 'text', ...hiddenPart },
];
