import type {
	ArrayField,
	CheckboxField,
	Field,
	NumberField,
	SelectField,
	TextareaField,
	TextField,
} from 'payload';
import { type Words, words } from '../../platform/i18n/words.ts';

/** One line of text. */
export const line = (
	name: string,
	label: Words,
	options: { required?: true; description?: Words } = {},
) =>
	({
		name,
		type: 'text',
		label,
		maxLength: 400,
		...(options.required ? { required: true } : {}),
		...(options.description ? { admin: { description: options.description } } : {}),
	}) satisfies TextField;

/** A field with a value for each language. */
export const localized = <Kind extends Field>(field: Kind) => ({ ...field, localized: true });

/** The title of a page or an article. */
export const titleField = localized({
	...line('title', words('Title', 'Titel', 'Titel')),
	maxLength: 200,
});

/** Several lines of plain text. */
export const lines = (name: string, label: Words, options: { required?: true } = {}) =>
	({
		name,
		type: 'textarea',
		label,
		...(options.required ? { required: true } : {}),
	}) satisfies TextareaField;

/** The label of a list of rows, and what the button that adds a row calls it. */
export const listLabels = (label: Words, singular: Words) => ({
	label,
	labels: { singular, plural: label },
});

/** Rows with the same fields. */
export const list = (name: string, label: Words, singular: Words, fields: Field[]) =>
	({ name, type: 'array', ...listLabels(label, singular), fields }) satisfies ArrayField;

/** At least one row. */
export const filledList = (...row: Parameters<typeof list>) =>
	({ ...list(...row), minRows: 1 }) satisfies ArrayField;

/** Several short texts. */
export const shortTexts = (name: string, label: Words) =>
	({ name, type: 'text', hasMany: true, label }) satisfies TextField;

/** A checkbox. */
export const yesNo = (name: string, label: Words, defaultValue = false) =>
	({ name, type: 'checkbox', label, defaultValue }) satisfies CheckboxField;

/** The number of columns. */
export const columnsField: NumberField = {
	name: 'columns',
	type: 'number',
	label: words('Columns', 'Kolonner', 'Spalten'),
	defaultValue: 3,
	min: 1,
	max: 4,
};

/** One of a few values; the first is the default. */
export function choice(
	name: string,
	label: Words,
	options: [string, Words | string][],
): SelectField {
	return {
		name,
		type: 'select',
		label,
		required: true,
		defaultValue: options[0]?.[0],
		options: options.map(([value, text]) => ({ value, label: text })),
	};
}

// The site renders these headings at level 2 or below. The checklist uses the level to check the order of headings.
const custom = { headingLevel: 2 };

export const heading = {
	...line('heading', words('Heading', 'Overskrift', 'Überschrift')),
	custom,
};
export const requiredHeading = {
	...line('heading', words('Heading', 'Overskrift', 'Überschrift'), { required: true }),
	custom,
};
export const eyebrow = line(
	'eyebrow',
	words('Line above the heading', 'Linje over overskriften', 'Zeile über der Überschrift'),
);

/** The theme of a section. */
export const themeField = choice('theme', words('Surroundings', 'Omgivelser', 'Umgebung'), [
	['light', words('Light', 'Lys', 'Hell')],
	['tinted', words('Tinted', 'Tonet', 'Getönt')],
	['dark', words('Dark', 'Mørk', 'Dunkel')],
]);

/** The width of a text or a medium. */
export const widthField = choice('width', words('Width', 'Bredde', 'Breite'), [
	['normal', words('Normal', 'Normal', 'Normal')],
	['wide', words('Wide', 'Bred', 'Breit')],
	['full', words('Full', 'Fuld', 'Voll')],
]);
