import { type Currency, currencies } from '@website/contracts/currencies';
import type {
	CheckboxField,
	CollectionConfig,
	RelationshipField,
	RowField,
	TextField,
} from 'payload';
import { type Words, words } from '../../../platform/i18n/words.ts';
import { amountField } from '../model/amount-field.ts';
import { type AmountKind, amountName } from '../model/stored-amounts.ts';
import { isDay } from './iso-day.ts';
import { today } from './today.ts';

export const group = words('Prices', 'Priser', 'Preise');

/** Keeps all versions, without drafts, so that every change can be undone. */
export const keepVersions: CollectionConfig['versions'] = { maxPerDoc: 0, drafts: false };

/**
 * A row with an amount field for each currency.
 *
 * @param label for example "EUR premium"
 */
export const amountRow = (
	kind: AmountKind = '',
	label: (currency: Currency) => Words = (currency) => ({
		en: currency,
		da: currency,
		de: currency,
	}),
): RowField => ({
	type: 'row',
	fields: currencies.map((currency) => amountField(amountName(currency, kind), label(currency))),
});

/** A virtual title field: the value of a field of a related document. */
export const titleFrom = (path: string): TextField => ({
	name: 'title',
	type: 'text',
	virtual: path,
	label: words('Name', 'Navn', 'Name'),
	admin: { hidden: true },
});

/** The country of a row. The stored reference is its ISO 3166-1 code. */
export const countryField = (
	name = 'country',
	label: Words = words('Country', 'Land', 'Land'),
): RelationshipField => ({
	name,
	type: 'relationship',
	relationTo: 'countries',
	required: true,
	index: true,
	label,
	admin: {
		allowCreate: false,
		allowEdit: false,
		components: { Cell: '/plugins/prices/admin/cells.tsx#CountryCell' },
	},
});

/** Components that show a day in forms, lists and diffs of versions. */
export const dayComponents = {
	Field: '/plugins/prices/admin/day-input.tsx#DayInput',
	Cell: '/plugins/prices/admin/cells.tsx#DayCell',
	Diff: '/plugins/prices/admin/diffs.tsx#DayDiff',
};

/**
 * The first day on which a row is valid; the row with the latest day that is not in the future applies. Stored as YYYY-MM-DD text, which
 * has no time zone and sorts by date.
 */
const validFromField: TextField = {
	name: 'validFrom',
	type: 'text',
	required: true,
	index: true,
	label: words('Valid from', 'Gælder fra', 'Gültig ab'),
	defaultValue: () => today(),
	admin: {
		position: 'sidebar',
		components: dayComponents,
		description: words(
			'A later row takes over on its first day; add a row to announce a price.',
			'En senere række tager over på sin første dag; tilføj en række for at varsle en pris.',
			'Eine spätere Zeile gilt ab ihrem ersten Tag; für eine angekündigte Preisänderung eine Zeile anlegen.',
		),
	},
	validate: (value: unknown) => isDay(value) || 'YYYY-MM-DD',
};

/** True if a row is public before its first day. Rows are private by default. */
const announcedField: CheckboxField = {
	name: 'announced',
	type: 'checkbox',
	defaultValue: false,
	index: true,
	label: words('Announce publicly', 'Varsl offentligt', 'Öffentlich ankündigen'),
	admin: {
		position: 'sidebar',
		description: words(
			'Visitors see this change and its first day at once, beside today’s prices. Otherwise nobody outside sees the row before it begins.',
			'Besøgende ser ændringen og dens første dag med det samme, ved siden af dagens priser. Ellers ser ingen udefra rækken, før den begynder.',
			'Besucher sehen diese Änderung und ihren ersten Tag sofort, neben den heutigen Preisen. Sonst sieht niemand von außen die Zeile, bevor sie gilt.',
		),
	},
};

/** A note for editors only. Sample rows are marked as samples here. */
export const noteField: TextField = {
	name: 'note',
	type: 'text',
	maxLength: 400,
	label: words(
		'Note (not published)',
		'Note (vises ikke for besøgende)',
		'Notiz (nicht öffentlich)',
	),
	admin: { position: 'sidebar' },
};

/** The fields of each row of a price list. */
export const datedFields = [validFromField, announcedField, noteField];
