import type { Field } from 'payload';
import { type ConfigWithFields, withEveryField } from '../../documents/field-walk.ts';

const component = '/plugins/admin-ui/local-date-field.tsx#LocalDateField';

/** Localized patterns of date-fns: `7. okt. 2026`, `7. okt. 2026 10:00` and `10:00` in Danish. */
const patterns = { day: 'PP', dayAndTime: 'PPp', time: 'p' };

function localizeDate(field: Field): Field {
	if (field.type !== 'date') return field;
	const { components, date } = field.admin ?? {};
	return {
		...field,
		admin: {
			...field.admin,
			components: { Field: component, ...components },
			date:
				date?.pickerAppearance === 'dayAndTime'
					? { ...date, displayFormat: patterns.dayAndTime, timeFormat: patterns.time }
					: { ...date, displayFormat: patterns.day },
		},
	};
}

/**
 * A plugin: dates and times in forms, lists and filters use the format of the interface's language. Payload's default patterns are
 * American.
 */
export const localizedDates = <Part extends ConfigWithFields>(config: Part): Part =>
	withEveryField(config, localizeDate);
