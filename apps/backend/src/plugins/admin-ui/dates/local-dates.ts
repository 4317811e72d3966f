import type { Field } from 'payload';
import { type Forms, withEveryField } from '../../../documents/field-walk.ts';

const component = '/plugins/admin-ui/dates/local-date-field.tsx#LocalDateField';

/** Patterns of date-fns that each language writes in its own way: `7. okt. 2026`, `7. okt. 2026 10:00` and `10:00` in Danish. */
const patterns = { day: 'PP', dayAndTime: 'PPp', time: 'p' };

function local(field: Field): Field {
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

/** A plugin: dates and times of forms, lists and filters are in the language of the interface; Payload's own patterns are American. */
export const localizedDates = <Made extends Forms>(config: Made): Made =>
	withEveryField(config, local);
