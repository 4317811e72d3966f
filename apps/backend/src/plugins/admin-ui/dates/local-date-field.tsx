'use client';
import { DateTimeField, useTranslation } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { sayIn } from '../../../platform/i18n/say-in.ts';
import { words } from '../../../platform/i18n/words.ts';

const pickerWords = {
	time: words('Time', 'Klokkeslæt', 'Uhrzeit'),
	earlier: words('Previous month', 'Forrige måned', 'Voriger Monat'),
	later: words('Next month', 'Næste måned', 'Nächster Monat'),
};

/** Payload's field for a date, in the language of the interface from its first picture on; by itself it learns the language after that. */
export const LocalDateField: DateFieldClientComponent = ({ field, ...props }) => {
	const { i18n } = useTranslation();
	const say = sayIn(i18n.language);
	const overrides = {
		locale: i18n.dateFNS,
		timeCaption: say(pickerWords.time),
		previousMonthButtonLabel: say(pickerWords.earlier),
		previousMonthAriaLabel: say(pickerWords.earlier),
		nextMonthButtonLabel: say(pickerWords.later),
		nextMonthAriaLabel: say(pickerWords.later),
	};
	// Payload's type of these settings lets nothing be spread.
	const admin = Object.assign({}, field.admin, {
		date: Object.assign({}, field.admin?.date, { overrides }),
	});
	return <DateTimeField {...props} field={{ ...field, admin }} />;
};
