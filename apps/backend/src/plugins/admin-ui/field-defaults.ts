import type { ArrayField, BlocksField, Field } from 'payload';
import { type ConfigWithFields, withEveryField } from '../../documents/field-walk.ts';

const folder = '/plugins/admin-ui';

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

/** Localized patterns of date-fns. Payload's default patterns are American. */
const patterns = { day: 'PP', dayAndTime: 'PPp', time: 'p' };

function withDefaults(field: Field): Field {
	switch (field.type) {
		case 'date': {
			const { components, date } = field.admin ?? {};
			const format =
				date?.pickerAppearance === 'dayAndTime'
					? { displayFormat: patterns.dayAndTime, timeFormat: patterns.time }
					: { displayFormat: patterns.day };
			return {
				...field,
				admin: {
					...field.admin,
					components: { Field: `${folder}/local-date-field.tsx#LocalDateField`, ...components },
					date: { ...date, ...format },
				},
			};
		}
		case 'checkbox': {
			const Diff = `${folder}/checkbox-diff.tsx#CheckboxDiff`;
			const components = { Diff, ...field.admin?.components };
			return { ...field, admin: { ...field.admin, components } };
		}
		case 'blocks':
			return { ...field, ...labelsOf(field) };
		case 'array': {
			const RowLabel = '/model/fields/sections/block-label.tsx#RowLabel';
			const components = { RowLabel, ...field.admin?.components };
			return {
				...field,
				...labelsOf(field),
				// A list that needs a row begins with one.
				...(field.minRows && { defaultValue: [{}] }),
				admin: { initCollapsed: true, ...field.admin, components },
			};
		}
		default:
			return field;
	}
}

/**
 * A plugin: dates in forms, lists and filters use the format of the interface's language, and version diffs show checkboxes with the labels
 * of lists. Array rows are collapsed and labeled by their first words, so that long forms can be scanned; the button that adds a row names
 * it: "Add question".
 */
export const fieldDefaults = <Part extends ConfigWithFields>(config: Part): Part =>
	withEveryField(config, withDefaults);
