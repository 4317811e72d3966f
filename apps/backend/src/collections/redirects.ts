import { defaultLocale, localeCodes } from '@website/contracts/locales';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { isSignedIn } from '../access/is-signed-in.ts';
import { normalPath } from '../content/addresses/redirect-path.ts';
import { siteGroup } from '../editing/groups.ts';
import { say } from '../editing/say.ts';
import { words } from '../editing/words.ts';
import { linkField } from '../fields/link.ts';
import { choice } from '../fields/text.ts';
import { plainHooks } from '../publishing/plain-hooks.ts';

const status = choice('status', words('Status', 'Status', 'Status'), [
	['301', words('301 permanent', '301 permanent', '301 dauerhaft')],
	['302', words('302 temporary', '302 midlertidig', '302 vorübergehend')],
	[
		'307',
		words(
			'307 temporary, same method',
			'307 midlertidig, samme metode',
			'307 vorübergehend, gleiche Methode',
		),
	],
	[
		'308',
		words(
			'308 permanent, same method',
			'308 permanent, samme metode',
			'308 dauerhaft, gleiche Methode',
		),
	],
]);

/** Where old addresses lead. */
export const redirects: CollectionConfig = {
	slug: 'redirects',
	labels: {
		singular: words('Redirect', 'Omdirigering', 'Weiterleitung'),
		plural: words('Redirects', 'Omdirigeringer', 'Weiterleitungen'),
	},
	access: { read: isSignedIn, create: isSignedIn, update: isSignedIn, delete: isSignedIn },
	admin: { group: siteGroup, useAsTitle: 'from' },
	hooks: plainHooks(null, ['redirects']),
	fields: [
		{
			name: 'from',
			type: 'text',
			required: true,
			unique: true,
			index: true,
			label: words('Old address', 'Gammel adresse', 'Alte Adresse'),
			admin: { placeholder: '/old-address' },
			hooks: {
				beforeValidate: [({ value }) => (typeof value === 'string' ? normalPath(value) : value)],
			},
			validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
				(typeof value === 'string' && /^\/[^/]/.test(value)) ||
				say(req)(words('Starts with one /', 'Begynder med én /', 'Beginnt mit einem /')),
		},
		{ ...linkField('to', words('Leads to', 'Fører til', 'Führt zu')) },
		{
			name: 'locale',
			type: 'select',
			label: words('Language of the target', 'Målets sprog', 'Sprache des Ziels'),
			defaultValue: defaultLocale,
			required: true,
			options: [...localeCodes],
		},
		status,
	],
};
