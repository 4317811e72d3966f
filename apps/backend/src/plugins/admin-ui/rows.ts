import type { ArrayField, BlocksField, Config, Field } from 'payload';
import { withEveryField } from '../../documents/field-walk.ts';

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

const labelsOf = ({ labels }: Pick<ArrayField | BlocksField, 'labels'>) =>
	labels && {
		labels: { ...labels, ...(labels.singular && { singular: labelInPhrase(labels.singular) }) },
	};

const rowLabel = '/model/fields/sections/row-label.tsx#RowLabel';

function collapse(field: Field): Field {
	if (field.type === 'blocks') return { ...field, ...labelsOf(field) };
	if (field.type !== 'array') return field;
	const { components } = field.admin ?? {};
	return {
		...field,
		...labelsOf(field),
		admin: {
			initCollapsed: true,
			...field.admin,
			components: { RowLabel: rowLabel, ...components },
		},
	};
}

/**
 * A plugin: array rows are collapsed and labeled by their first words, so that long forms can be scanned. The button that adds a row
 * names it: "Add question".
 */
export const collapseRows = (config: Config): Config => withEveryField(config, collapse);
