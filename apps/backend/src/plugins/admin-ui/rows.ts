import type { ArrayField, BlocksField, Config, Field } from 'payload';
import { withEveryField } from '../../documents/field-walk.ts';
import { words } from '../../platform/i18n/words.ts';

/** The default singular label of a row, for the button that adds one. */
const entry = words('entry', 'post', 'Eintrag');

type Label = NonNullable<NonNullable<ArrayField['labels']>['singular']>;

/** The label within a phrase, such as "Add section": it starts with a lowercase letter, except in German. */
function labelInPhrase(label: Label): Label {
	if (typeof label !== 'object') return label;
	const lowercaseStart = (text: string) =>
		/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
	return Object.fromEntries(
		Object.entries(label).map(([code, text]) => [
			code,
			code === 'de' ? text : lowercaseStart(text),
		]),
	);
}

function labelsOf({ label, labels }: Pick<ArrayField | BlocksField, 'label' | 'labels'>) {
	if (labels)
		return { ...labels, ...(labels.singular && { singular: labelInPhrase(labels.singular) }) };
	return { singular: entry, plural: label && typeof label === 'object' ? label : entry };
}

const rowLabel = '/model/fields/sections/row-label.tsx#RowLabel';

function collapse(field: Field): Field {
	if (field.type === 'blocks') return { ...field, labels: labelsOf(field) };
	if (field.type !== 'array') return field;
	const { components } = field.admin ?? {};
	return {
		...field,
		labels: labelsOf(field),
		admin: {
			initCollapsed: true,
			...field.admin,
			components: { RowLabel: rowLabel, ...components },
		},
	};
}

/**
 * A plugin: array rows are collapsed and labeled by their first words, so that long forms can be scanned. Payload would generate English
 * row labels.
 */
export const collapseRows = (config: Config): Config => withEveryField(config, collapse);
