import { defaultLocale } from '@website/contracts/site-locales';
import { type CollectionBeforeChangeHook, type CollectionConfig, ValidationError } from 'payload';
import { listEndpoints } from '../../access/lists/list-endpoints.ts';
import { siteGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { pageTargetField } from '../../model/fields/link.ts';
import { localeOptions } from '../../model/fields/locale-options.ts';
import { choice } from '../../model/fields/text.ts';
import { translator, words } from '../../platform/i18n/words.ts';
import { withTitleCell } from '../localized-titles/api.ts';
import { revalidationHooks } from '../revalidation/api.ts';
import { checkRedirect, shortenChains } from './check-redirect.ts';
import { redirectList } from './csv-list.ts';
import { sourceOf } from './target.ts';

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
	['410', words('410 gone for good', '410 fjernet for altid', '410 endgültig entfernt')],
]);

/** Rejects a second redirect from the same URL, also when one is restored. Redirects in the trash do not count. */
const rejectDuplicateSource: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
	const { from, deletedAt } = { ...originalDoc, ...data };
	if (deletedAt || !from) return;
	const others = originalDoc?.id === undefined ? [] : [{ id: { not_equals: originalDoc.id } }];
	const { totalDocs } = await req.payload.count({
		collection: 'redirects',
		where: { and: [{ from: { equals: from } }, ...others] },
		req,
	});
	if (totalDocs === 0) return;
	const message = words(
		'There is a redirect for this address already.',
		'Der findes allerede en omdirigering for denne adresse.',
		'Für diese Adresse gibt es schon eine Weiterleitung.',
	);
	throw new ValidationError(
		{ collection: 'redirects', errors: [{ path: 'from', message: translator(req)(message) }] },
		req.t,
	);
};

const leadsTo = words('Leads to', 'Fører til', 'Führt zu');

const revalidation = revalidationHooks(null, ['redirects']);

/** The redirects from old URLs. */
export const redirects: CollectionConfig = {
	slug: 'redirects',
	labels: {
		singular: words('Redirect', 'Omdirigering', 'Weiterleitung'),
		plural: words('Redirects', 'Omdirigeringer', 'Weiterleitungen'),
	},
	admin: {
		group: siteGroup,
		useAsTitle: 'from',
		defaultColumns: ['from', 'leadsTo', 'status'],
		components: { beforeListTable: ['/access/lists/csv-panel.tsx#CsvPanel'] },
	},
	trash: true,
	hooks: {
		...revalidation,
		beforeChange: [rejectDuplicateSource, checkRedirect],
		afterChange: [...(revalidation.afterChange ?? []), shortenChains],
	},
	endpoints: listEndpoints(redirectList),
	fields: [
		withTitleCell({
			name: 'from',
			type: 'text',
			required: true,
			label: words('Old address', 'Gammel adresse', 'Alte Adresse'),
			admin: { placeholder: words('/old-address', '/gammel-adresse', '/alte-adresse') },
			hooks: {
				beforeValidate: [({ value }) => (typeof value === 'string' ? sourceOf(value) : value)],
			},
		}),
		{
			name: 'leadsTo',
			type: 'ui',
			label: leadsTo,
			admin: {
				disableBulkEdit: true,
				components: { Cell: '/plugins/redirects/leads-to-cell.tsx#LeadsToCell' },
			},
		},
		pageTargetField('to', leadsTo),
		{
			name: 'locale',
			type: 'select',
			label: words('Language of the target', 'Målets sprog', 'Sprache des Ziels'),
			defaultValue: () => defaultLocale(),
			required: true,
			...localeOptions('locale'),
		},
		status,
		changedBy,
	],
};
